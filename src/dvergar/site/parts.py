"""What a site is made of besides this package: pinned releases from the Python and the npm registry, each with its hash."""

from __future__ import annotations

from typing import NamedTuple

PYODIDE = "314.0.7"
PYODIDE_HASH = (  # SHA-512 of what npm packs
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"  # of Pyodide


class Wheel(NamedTuple):
    """A wheel of the Python registry; `only` are the files of it that a browser needs, by the beginnings of their names."""

    name: str
    version: str
    hash: str  # SHA-256
    licence: str
    only: tuple[str, ...] = ()


def _of(folder: str, names: str) -> tuple[str, ...]:
    return tuple(folder + name for name in names.split())


WHEELS = (
    Wheel("anyio", "4.16.0", "c66ae634e0b8228396b801741beb3294326d4b6102f7bba4041c0dfb58c29026", "MIT"),
    Wheel("idna", "3.20", "ab7ae7122974553370f0bdb919e1a960b2cd1bc1ef0276416d896db81c14582c", "BSD-3-Clause"),
    Wheel("librt", "0.17.0", "b3132402abc0063823c91012bb74ae02787c8f77086e659f9b41655d3ef18b71", "MIT"),
    Wheel("msgspec", "0.22.0", "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022", "BSD-3-Clause"),
    Wheel("mypy_extensions", "1.2.0", "993e7a20aa5671eb41a7132cf555af30062da99729601601b9a8382b11cae768", "MIT"),
    Wheel("segno", "1.6.6", "28c7d081ed0cf935e0411293a465efd4d500704072cdb039778a2ab8736190c7", "BSD-3-Clause"),
    Wheel(
        "SQLAlchemy",
        "2.1.9",
        "449fed5c2caa3b278cc57499d09db001fb3f28dc7f18affc48142aee4dcc0cdf",
        "MIT",
        _of(
            "sqlalchemy/",
            "__init__ exc inspection log schema types connectors/ dialects/__init__ dialects/_ dialects/sqlite/ engine/ event/ events pool/ sql/ util/",
        ),
    ),
    Wheel("starlette", "1.10.0", "478c0ab3b4ced6e82719849c118fa406f0278a3499c1a898cd15cd31bdc38ce4", "BSD-3-Clause"),
    Wheel("typing_extensions", "4.16.0", "481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8", "PSF-2.0"),
)
PLAIN = ("anyio/__init__.py",)  # reads its own source
UNUSED = _of(  # of Python's own library
    "",
    "_android_support _apple_support _ios_support _pyrepl bdb cProfile compileall ctypes curses dbm doctest ensurepip ftplib idlelib imaplib lib2to3 "
    "mailbox modulefinder multiprocessing optparse pdb pickletools plistlib poplib profile pstats pyclbr pydoc pydoc_data smtplib tabnanny test "
    "tkinter trace turtle turtledemo unittest venv webbrowser wsgiref xmlrpc zipapp _pyio statistics wave socketserver symtable",
)
UNUSED_PARTS = (  # likewise, and of the packages, by the beginnings of their names
    *_of("", "anyio/_backends/_trio anyio/pytest_plugin http/server starlette/testclient"),
    *_of("encodings/", "big5 cp euc gb hp_ hz iso20 iso88 johab koi8 kz mac_ palmos ptcp shift tis"),
    *_of("xml/", "dom/ etree/ parsers/ sax/expatreader"),
)
OURS = _of(  # of this package, by the beginnings of their names: they stay behind
    "",
    "arena/ checking/ cli.py envs/ learn/ __main__.py "
    "server/run.py server/sockets/websocket.py server/sockets/http_protocol.py server/workers.py site/ tools/ web/",
)
DEVICE = ("site/__init__.py", "site/device/")  # of what stays behind, what comes along
TEXTS = ("/fr.", "/de.")  # words and guides in these languages lie beside the page, and Python asks for none of them
