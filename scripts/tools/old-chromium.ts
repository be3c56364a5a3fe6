import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ensureTools, toolsFolder } from './on-demand'

/** The path of Chromium 112, the oldest browser that is tested. It lacks popovers, `scrollend` and `scripting: none`. */
export const oldChromium = join(toolsFolder, 'chromium-112')

/** Unpacks it from its npm package, which is for Linux on x64. @returns whether it can be used */
export function ensureOldChromium(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !ensureTools()) return false
  const packed = join(toolsFolder, 'node_modules/@sparticuz/chromium/bin/chromium.br')
  if (!existsSync(oldChromium))
    writeFileSync(oldChromium, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  return true
}
