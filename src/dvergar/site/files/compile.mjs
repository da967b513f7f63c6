// Compiles Python files with the very Python that will run them, without what only readers need: node compile.mjs PYODIDE FOLDER PLAIN...
import { pathToFileURL } from 'node:url'

const [, , pyodide, folder, ...plain] = process.argv
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: pyodide })
python.mountNodeFS('/packed', folder)
python.globals.set('plain', python.toPy(plain))
try {
  python.runPython(`
import ast, importlib.util, marshal, os, types

def bare(tree):
    """Take the docstrings out."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def none(units):
    """Return a table that knows no line of so many units of code."""
    return b"\\xff" * (units // 8) + (bytes([0xF8 + units % 8 - 1]) if units % 8 else b"")

def short(code):
    """Take the numbers of lines out."""
    consts = tuple(short(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=none(len(code.co_code) // 2), co_consts=consts)

for place, _, names in os.walk("/packed"):
    for name in names:
        file = os.path.join(place, name)
        if name.endswith(".py") and file.removeprefix("/packed/") not in plain:
            with open(file, "rb") as opened:
                source = opened.read()
            told = file.removeprefix("/packed/")
            code = short(compile(bare(ast.parse(source, told)), told, "exec", dont_inherit=True))
            with open(file + "c", "wb") as made:  # flags: found by its hash, which nobody checks
                made.write(importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source) + marshal.dumps(code))
            os.remove(file)
`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.exit(0)
