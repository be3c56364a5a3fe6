import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '@/lib/base-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { freeStoryPages } from '@/lib/pages'
import { bundleClient, bundleInlineScripts } from './bundle'
import { compressTextFiles } from './compress'
import { compileCriticalCss } from './critical-css'
import { assertExportedPages, exportedPages } from './exported-pages'
import { finishPage, listDroppedScripts } from './finish-page'
import { createContentSecurityPolicy } from './hosts/rules'
import { readPage } from './page'
import { writeRelease } from './release'
import { removeUnusedFiles } from './remove-unused-files'
import { collectHashes, insertPolicy } from './security'
import { writeStoryWorker } from './story-worker'
import { writeHostFiles } from './write-host-files'

/* Runs after `next build`: replaces Next's client with ours and prepares the export for every host. */
const out = 'out'
removeUnusedFiles(out)
assertExportedPages(readdirSync(out).filter((name) => name.endsWith('.html')))

const [client, inlineScripts, criticalCss] = await Promise.all([
  bundleClient(out),
  bundleInlineScripts(),
  compileCriticalCss(),
])
const release = writeRelease(out)
const readByUrl = (url: string) => readFileSync(join(out, url.slice(basePath.length)), 'utf8')
const dropped = new Set<string>()
const pages = exportedPages.map((page) => {
  const source = readPage(page.file, readByUrl(`${basePath}/${page.file}`))
  for (const script of listDroppedScripts(source)) dropped.add(script)
  return finishPage(source, page, { read: readByUrl, client, release, inlineScripts, criticalCss })
})
for (const page of pages) {
  const hasWorker = freeStoryPages.some(({ file }) => file === page.file)
  const policy = createContentSecurityPolicy(collectHashes([page]), { asMeta: true, hasWorker })
  writeFileSync(join(out, page.file), insertPolicy(page, policy))
}

// File servers without clean URLs answer /fr with fr/index.html only.
for (const locale of locales.filter((code) => code !== defaultLocale)) {
  mkdirSync(join(out, locale), { recursive: true })
  copyFileSync(join(out, `${locale}.html`), join(out, locale, 'index.html'))
}

await writeStoryWorker(out)
for (const script of dropped)
  console.warn(
    `WARNING: the pages do not contain the script “${script}”: the export drops scripts that are not its own, and the security policy would block them. docs/launching.md, “Services of others”, says what to do instead.`,
  )

writeHostFiles(out, collectHashes(pages))
compressTextFiles(out)
