import { pages } from '@/lib/pages'

/** `startsScripts`: whether React runs the page. @typedef {{ file: string, startsScripts: boolean }} Row */

/**
 * The pages of the export, one row each: those of lib/pages.ts and the 404 page.
 * @type {Row[]}
 */
export const rows = [
  ...pages.map(({ file, hasScripts }) => ({ file, startsScripts: hasScripts })),
  { file: '404.html', startsScripts: false },
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
