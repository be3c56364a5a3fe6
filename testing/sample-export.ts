import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Build } from '@/scripts/deploy/build'
import { readBuild } from '@/scripts/deploy/build'
import { compressTextFiles } from '@/scripts/export/compress'
import { pagePaths } from '@/scripts/export/hosts/rules'
import { readPage } from '@/scripts/export/page'
import { collectHashes } from '@/scripts/export/security'

/* A small export with every page and one file of each kind. */

const createPage = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>` +
  `<script>document.title</script><style>p{margin:0}</style></head>` +
  `<body><p>${`${title} and words. `.repeat(80)}</p></body></html>`

/** Writes the export to a temporary folder; `remove` deletes it. */
export function createSampleExport(): { build: Build; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nori-export-'))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const address of pagePaths) {
    const name = address === '/' ? 'index.html' : `${address.slice(1).replace(/\.html$/, '')}.html`
    write(`out/${name}`, createPage(address))
    if (!address.includes('.') && address !== '/') write(`out${address}/index.html`, createPage(address))
  }
  write('out/404.html', createPage('Not found'))
  write('out/_headers', '')
  write('out/art/letter.svg', `<svg>${'<g/>'.repeat(400)}</svg>`)
  write('out/og/fr.png', 'a picture')
  write('out/_next/static/chunks/a.js', 'let a')
  write('out/locales/fr/translation.json', '{}')
  compressTextFiles(join(folder, 'out'))
  const hashes = collectHashes([readPage('index.html', createPage('/'))])
  const rules = { hashes, basePath: '', siteUrl: 'https://nori.example' }
  write('.deploy/rules.json', JSON.stringify(rules))
  return {
    build: readBuild(join(folder, 'out')),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
