import { readdirSync, readFileSync } from 'node:fs'
import { buildDictionary } from '@/lib/i18n/build-dictionary'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import { unknownPath } from './fixtures'

/** Lists the file names of all exported pages. */
export const listExportedPages = () =>
  readdirSync('out').filter((name) => name.endsWith('.html') && !name.startsWith('_'))

export const getPagePath = (file: string) =>
  file === '404.html' ? unknownPath : `/${file.replace(/(^index)?\.html$/, '')}`

export const readRelease = () =>
  / data-release="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1] ?? ''

/** Builds the dictionary of the export's release from other messages. */
export const buildReleaseDictionary = (messages: Messages, locale: Locale) => ({
  ...buildDictionary(messages, locale),
  release: readRelease(),
})

/** Escapes a text for HTML as React does. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

const scripts = 'out/_next/static/client'

/** Returns the name of the exported script that contains a text. */
export const findScriptContaining = (text: string) =>
  readdirSync(scripts).find(
    (name) => name.endsWith('.js') && readFileSync(`${scripts}/${name}`, 'utf8').includes(text),
  )

/** Lists the URLs of the scripts that a page loads; the first imports the others. */
export const listScripts = (file: string) =>
  (/data-scripts="([^"]+)"/.exec(readFileSync(`out/${file}`, 'utf8'))?.[1] ?? '').split(' ')
