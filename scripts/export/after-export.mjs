import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { compressTexts } from './compress.mjs'
import { finishPage } from './finish-page.mjs'
import { contentSecurityPolicy } from './hosts/rules.mjs'
import { landingBlock } from './landing-block.mjs'
import { readPage } from './page.mjs'
import { rowsOf } from './rows.mjs'
import { hashesOf, integrity, policyHash, withPolicy } from './security.mjs'
import { removeUnneeded } from './unneeded.mjs'
import { writeHostFiles } from './write-host-files.mjs'

/* Runs after `next build` and prepares the export for every host. */
const out = 'out'
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
/** The file behind an address of the site. @param {string} address */
const fileOf = (address) => join(out, address.slice(basePath.length))

/** Writes a page's start file with the hash of its content in its name; returns its address. @param {string} content */
function writeStart(content) {
  const name = policyHash(content)
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16)
  const address = `${basePath}/_next/static/start/${name}.js`
  writeFileSync(fileOf(address), content)
  return address
}

removeUnneeded(out)
mkdirSync(join(out, '_next/static/start'), { recursive: true })
const chunks = '_next/static/chunks'
const blocks = [`${basePath}/${chunks}/${landingBlock(join(out, chunks))}`]
const rows = rowsOf(readdirSync(out).filter((name) => name.endsWith('.html')))
const sources = rows.map((row) => ({
  row,
  source: readPage(row.file, readFileSync(join(out, row.file), 'utf8')),
}))
const pages = await Promise.all(
  sources.map(({ row, source }) =>
    finishPage(source, row, {
      read: (address) => readFileSync(fileOf(address), 'utf8'),
      integrityOf: (address) => integrity(readFileSync(fileOf(address))),
      writeStart,
      blocks: row.hasLandingBlock ? blocks : [],
    }),
  ),
)

// No page requests the scripts for browsers without modules any longer.
const old = sources.flatMap(({ source }) => source.scripts).filter(({ kind }) => kind === 'old')
for (const { src = '' } of old) rmSync(fileOf(src), { force: true })

for (const page of pages) {
  const policy = contentSecurityPolicy(hashesOf([page]), { asMeta: true })
  writeFileSync(join(out, page.file), withPolicy(page, policy))
}

// A file server without clean URLs answers /fr only with fr/index.html.
for (const locale of locales.filter((one) => one !== defaultLocale)) {
  mkdirSync(join(out, locale), { recursive: true })
  copyFileSync(join(out, `${locale}.html`), join(out, locale, 'index.html'))
}

writeHostFiles(out, hashesOf(pages))
compressTexts(out)
