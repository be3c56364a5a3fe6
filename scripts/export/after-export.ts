import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '@/lib/base-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { bundleClient, bundleInline } from './bundle'
import { compressTexts } from './compress'
import { finishPage } from './finish-page'
import { createContentSecurityPolicy } from './hosts/rules'
import { readPage } from './page'
import { assertPages, rows } from './rows'
import { hashesOf, withPolicy } from './security'
import { removeUnneeded } from './unneeded'
import { writeHostFiles } from './write-host-files'

/* Runs after `next build`: replaces Next's client by our own, and prepares the export for every host. */
const out = 'out'
removeUnneeded(out)
assertPages(readdirSync(out).filter((name) => name.endsWith('.html')))

const [client, inline] = await Promise.all([bundleClient(out), bundleInline()])
const read = (address: string) => readFileSync(join(out, address.slice(basePath.length)), 'utf8')
const pages = await Promise.all(
  rows.map((row) =>
    finishPage(readPage(row.file, read(`${basePath}/${row.file}`)), row, { read, client, inline }),
  ),
)
for (const page of pages) {
  const policy = createContentSecurityPolicy(hashesOf([page]), { asMeta: true })
  writeFileSync(join(out, page.file), withPolicy(page, policy))
}

// A file server without clean URLs answers /fr only with fr/index.html.
for (const locale of locales.filter((one) => one !== defaultLocale)) {
  mkdirSync(join(out, locale), { recursive: true })
  copyFileSync(join(out, `${locale}.html`), join(out, locale, 'index.html'))
}

writeHostFiles(out, hashesOf(pages))
compressTexts(out)
