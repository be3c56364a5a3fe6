/*
 * Budgets of the landing pages; `npm run bench` fails if one is exceeded. The byte budgets of the files are
 * part of `npm test` (e2e/export.spec.ts).
 */
export const budgets = {
  score: 100,
  /** Largest paint relative to the same page without scripts. */
  paintRatio: 1.05,
  largestPaint: 1000,
  blocking: 100,
  shift: 0,
  bytes: 330_000,
  /** Milliseconds from an input to the next paint, at a quarter of this machine's speed. */
  interaction: 100,
  /** Milliseconds from a press on a language, after hovering, to its text. */
  languageSwitch: 100,
  longTask: 50,
}

/**
 * The budgets that a landing page's medians exceed, one text for each.
 * @param {import('./lighthouse.mjs').Measures} page @param {import('./lighthouse.mjs').Measures} scriptFree
 */
export function exceededBudgets(page, scriptFree) {
  const scores = /** @type {const} */ (['performance', 'accessibility', 'bestPractices', 'seo'])
  const ratio = page.largestPaint / scriptFree.largestPaint
  return [
    ...scores.filter((name) => page[name] < budgets.score).map((name) => `${name} ${page[name]} < 100`),
    ratio > budgets.paintRatio && `largest paint ${ratio.toFixed(3)} × the script-free page`,
    page.largestPaint > budgets.largestPaint && `largest paint ${Math.round(page.largestPaint)} ms`,
    page.blocking > budgets.blocking && `blocking ${Math.round(page.blocking)} ms`,
    page.shift > budgets.shift && `layout shift ${page.shift}`,
    page.bytes > budgets.bytes && `${page.bytes} bytes`,
    page.renderBlocking > 0 && `${page.renderBlocking} requests that block rendering`,
  ].filter((line) => line !== false)
}
