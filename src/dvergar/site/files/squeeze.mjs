// Compresses a file as Python in the browser can read it, tighter than what browsers themselves can: node squeeze.mjs FROM TO
import { readFileSync, writeFileSync } from 'node:fs'
import { constants, zstdCompressSync } from 'node:zlib'

const [, , from, to] = process.argv
const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 25 }
writeFileSync(to, zstdCompressSync(readFileSync(from), { params }))
