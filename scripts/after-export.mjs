import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineBoundaries } from './inline-boundaries.mjs'

/* Runs after `next build` and makes the export fit for any host. */
const out = 'out'

for (const file of htmlFiles(out)) {
  writeFileSync(file, inlineBoundaries(readFileSync(file, 'utf8')))
}

// A file server without clean URLs answers /fr with fr/index.html only.
for (const language of readdirSync(join(out, 'locales'))) {
  const page = join(out, `${language}.html`)
  if (!existsSync(page)) continue
  mkdirSync(join(out, language), { recursive: true })
  copyFileSync(page, join(out, language, 'index.html'))
}

/** @param {string} folder */
function htmlFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name))
}
