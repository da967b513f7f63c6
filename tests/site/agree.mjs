// Plays random games with the Python of a browser and prints their keys: node agree.mjs PYTHON SEEDS
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { unpack } from '../../ui/src/lib/device/tar.ts'

const [, , site, seeds] = process.argv
const folder = mkdtempSync(join(tmpdir(), 'dvergar-'))
const read = (name) => readFileSync(join(site, name))
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide-lock.json']) writeFileSync(join(folder, name), read(name))
for (const name of ['python_stdlib.zip', 'pyodide.asm.wasm']) writeFileSync(join(folder, name), gunzipSync(read(`${name}.gz`)))
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href)
const python = await loadPyodide({ indexURL: folder })
unpack(python.FS, '/lib/python3.14/site-packages', new Uint8Array(zstdDecompressSync(read('dvergar.tar.zst'))))
python.globals.set('seeds', Number(seeds))
python.runPython(readFileSync(new URL('../site_played.py', import.meta.url), 'utf8'))
console.log(python.runPython('import json\njson.dumps(keys(seeds))'))
process.exit(0)
