import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { listFiles } from '../tools/files'

const textFile = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/
/** Smaller files fit into one packet without compression. */
const minBytes = 1024

/** Writes .br and .gz files beside the text files of a folder, for hosts that serve precompressed files. */
export function compressTextFiles(folder: string) {
  for (const name of listFiles(folder)) {
    if (!textFile.test(name)) continue
    const content = readFileSync(join(folder, name))
    if (content.length < minBytes) continue
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    // The default quality, 11, is the best.
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }))
  }
}
