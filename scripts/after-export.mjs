import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Runs after `next build`. A file server without clean URLs answers /fr with fr/index.html only, so
 * each language's page stands under that name too.
 */
const out = 'out'
const languages = readdirSync(join(out, 'locales'))

for (const language of languages) {
  const page = join(out, `${language}.html`)
  if (!existsSync(page)) continue
  mkdirSync(join(out, language), { recursive: true })
  copyFileSync(page, join(out, language, 'index.html'))
}
