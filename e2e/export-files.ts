import { readdirSync, readFileSync } from 'node:fs'
import type { Locale } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'

/* What the export contains, for tests of it. */

/** File name of a language's exported landing page. */
export const getLandingFile = (locale: Locale) => getLandingPage(locale).file

/** File names of all exported pages, from the export itself. */
export const listExportedPages = () =>
  readdirSync('out').filter((name) => name.endsWith('.html') && !name.startsWith('_'))

/** The address of an exported page. */
export const getPagePath = (file: string) => (file === 'index.html' ? '/' : `/${file.replace('.html', '')}`)

/** An exported page without scripts, whose flight data repeats the texts. */
export function readHtmlWithoutScripts(file: string): string {
  return readFileSync(`out/${file}`, 'utf8').replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
}

/** A text with characters escaped as React does in HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

const scripts = 'out/_next/static/client'

/** File name of the exported script that contains a text. */
export const findScriptContaining = (text: string) =>
  readdirSync(scripts).find(
    (name) => name.endsWith('.js') && readFileSync(`${scripts}/${name}`, 'utf8').includes(text),
  )

/** The addresses of the scripts that a page starts; the first imports the others. */
export const listScripts = (file: string) =>
  (/data-scripts="([^"]+)"/.exec(readFileSync(`out/${file}`, 'utf8'))?.[1] ?? '').split(' ')
