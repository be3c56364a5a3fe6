import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { listFiles } from '../tools/files'

const texts = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/
/** Files below this size need one packet with or without compression. */
const minBytes = 1024

/** Writes .br and .gz beside the text files of a folder, for hosts that send them. */
export function compressTexts(folder: string) {
  for (const name of listFiles(folder)) {
    if (!texts.test(name)) continue
    const content = readFileSync(join(folder, name))
    if (content.length < minBytes) continue
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    // Brotli's own quality is the best.
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }))
  }
}
