// Prints, as JSON, the modules that Python has loaded once it runs in a browser and can unpack the rest: node first.mjs PYODIDE
import { pathToFileURL } from 'node:url'

const [, , pyodide] = process.argv
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: pyodide })
console.log(python.runPython('import json, sys, compression.zstd\njson.dumps(sorted({name.partition(".")[0] for name in sys.modules}))'))
process.exit(0)
