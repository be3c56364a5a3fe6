import { pages } from '@/lib/pages'

/**
 * `startsScripts`: whether React runs in the page; `hasLandingBlock`: whether it needs the landing page's main block.
 * @typedef {{ file: string, startsScripts: boolean, hasLandingBlock: boolean }} Row
 */

/**
 * The pages of the export, one row for each: those of lib/pages.ts and the 404 page.
 * @type {Row[]}
 */
export const rows = [
  ...pages.map(({ kind, file, hasScripts }) => ({
    file,
    startsScripts: hasScripts,
    hasLandingBlock: kind === 'landing',
  })),
  { file: '404.html', startsScripts: false, hasLandingBlock: false },
]

/**
 * The rows of the exported pages. Throws if a page has no row or a row has no page.
 * @param {string[]} files names of the pages in the export
 * @returns {Row[]}
 */
export function rowsOf(files) {
  const missing = rows.filter(({ file }) => !files.includes(file)).map(({ file }) => file)
  if (missing.length > 0)
    throw new Error(`out/ lacks ${missing.join(', ')}, which scripts/export/rows.mjs lists.`)
  return files.map((file) => {
    const row = rows.find((candidate) => candidate.file === file)
    if (!row)
      throw new Error(
        `out/${file} has no row in scripts/export/rows.mjs: add it, with whether it starts scripts.`,
      )
    return row
  })
}
