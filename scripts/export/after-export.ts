import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '@/lib/base-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { bundleClient, bundleInlineScripts } from './bundle'
import { compressTexts } from './compress'
import { assertExportedPages, exportedPages } from './exported-pages'
import { finishPage } from './finish-page'
import { createContentSecurityPolicy } from './hosts/rules'
import { readPage } from './page'
import { removeUnusedFiles } from './remove-unused-files'
import { hashesOf, withPolicy } from './security'
import { writeHostFiles } from './write-host-files'

/* Runs after `next build`: replaces Next's client by our own, and prepares the export for every host. */
const out = 'out'
removeUnusedFiles(out)
assertExportedPages(readdirSync(out).filter((name) => name.endsWith('.html')))

const [client, inlineScripts] = await Promise.all([bundleClient(out), bundleInlineScripts()])
const read = (address: string) => readFileSync(join(out, address.slice(basePath.length)), 'utf8')
const pages = await Promise.all(
  exportedPages.map((page) => {
    const source = readPage(page.file, read(`${basePath}/${page.file}`))
    return finishPage(source, page, { read, client, inlineScripts })
  }),
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
