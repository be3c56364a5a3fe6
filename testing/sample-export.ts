import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pages } from '@/lib/pages'
import { type Build, readBuild } from '@/scripts/deploy/build'
import { compressTextFiles } from '@/scripts/export/compress'

const createPage = (title: string) => `<!DOCTYPE html><title>${title}</title>${'<p>Words.</p>'.repeat(80)}`

/** Writes a small export with every page and one file of each kind to a temporary folder; `remove` deletes it. */
export function createSampleExport(): { build: Build; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nori-export-'))
  const files = {
    ...Object.fromEntries(pages.map(({ file, route }) => [`out/${file}`, createPage(route)])),
    'out/fr/index.html': createPage('/fr'),
    'out/404.html': createPage('Not found'),
    'out/_headers': '',
    'out/art/letter.svg': `<svg>${'<g/>'.repeat(400)}</svg>`,
    'out/og/fr.png': 'a picture',
    'out/_next/static/chunks/a.js': 'let a',
    'out/locales/fr/translation.json': '{}',
    '.deploy/rules.json': JSON.stringify({
      hashes: { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] },
      basePath: '',
      siteUrl: 'https://nori.example',
    }),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  compressTextFiles(join(folder, 'out'))
  return { build: readBuild(join(folder, 'out')), remove: () => rmSync(folder, { recursive: true }) }
}
