import { withoutBase } from '@/lib/base-path'
import { locales } from '@/lib/i18n/locales'
import { landingPath } from '@/lib/i18n/urls'
import { legalPages } from '@/lib/legal/pages'

/** `startsScripts`: whether React runs the page. @typedef {{ file: string, startsScripts: boolean }} Row */

const nameOf = (/** @type {string} */ path) => path.slice(1) || 'index'

/**
 * The pages of the export, one row each: the only place where the steps after it learn which there are, and
 * which of them start scripts.
 * @type {Row[]}
 */
export const rows = [
  ...locales.map((locale) => ({
    file: `${nameOf(withoutBase(landingPath(locale)))}.html`,
    startsScripts: true,
  })),
  ...[...legalPages.map(({ slug }) => slug), '404'].map((name) => ({
    file: `${name}.html`,
    startsScripts: false,
  })),
]

/**
 * Every page with its row. Throws where a page has no row or a row has no page.
 * @param {string[]} files the names of the pages in the export
 * @returns {Row[]}
 */
export function rowsOf(files) {
  const missing = rows.filter(({ file }) => !files.includes(file)).map(({ file }) => file)
  if (missing.length > 0)
    throw new Error(`out/ lacks ${missing.join(', ')}, which scripts/export/rows.mjs lists.`)
  return files.map((file) => {
    const row = rows.find((candidate) => candidate.file === file)
    if (!row)
      throw new Error(`out/${file} has no row in scripts/export/rows.mjs, which says what starts in a page.`)
    return row
  })
}
