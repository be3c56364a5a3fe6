/*
 * Budgets of the landing pages; `npm run bench` fails if one is exceeded. The byte budgets of the files are
 * part of `npm test` (e2e/export.spec.ts).
 */
export const budgets = {
  score: 100,
  /** First and largest paint relative to the same page without scripts. */
  firstPaintRatio: 1.03,
  paintRatio: 1.05,
  largestPaint: 1000,
  blocking: 50,
  /** All work of the main thread until the page is at rest, in milliseconds. */
  work: 1500,
  /** Largest paint of a legal page after its first paint. */
  legalDelay: 60,
  shift: 0,
  bytes: 330_000,
  /** Milliseconds from an input to the next paint, at a quarter of this machine's speed. */
  interaction: 100,
  /** Milliseconds from a press on a language, after hovering, to its text. */
  languageSwitch: 100,
  longTask: 50,
  /** Share of the main thread while nobody does anything. */
  rest: 0.005,
}

/** The budgets that a landing page's medians exceed, one text for each. */
export function exceededBudgets(
  page: import('./lighthouse').Measures,
  scriptFree: import('./lighthouse').Measures,
) {
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const
  const ratio = page.largestPaint / scriptFree.largestPaint
  const firstRatio = page.firstPaint / scriptFree.firstPaint
  return [
    ...scores.filter((name) => page[name] < budgets.score).map((name) => `${name} ${page[name]} < 100`),
    firstRatio > budgets.firstPaintRatio && `first paint ${firstRatio.toFixed(3)} × the script-free page`,
    ratio > budgets.paintRatio && `largest paint ${ratio.toFixed(3)} × the script-free page`,
    page.largestPaint > budgets.largestPaint && `largest paint ${Math.round(page.largestPaint)} ms`,
    page.blocking > budgets.blocking && `blocking ${Math.round(page.blocking)} ms`,
    page.work > budgets.work && `main-thread work ${Math.round(page.work)} ms`,
    page.shift > budgets.shift && `layout shift ${page.shift}`,
    page.bytes > budgets.bytes && `${page.bytes} bytes`,
    page.renderBlocking > 0 && `${page.renderBlocking} requests that block rendering`,
  ].filter((line) => line !== false)
}

/** The budget that a legal page's medians exceed. */
export function exceededLegal({ firstPaint, largestPaint }: import('./lighthouse').Measures) {
  const delay = Math.round(largestPaint - firstPaint)
  return delay > budgets.legalDelay ? [`largest paint ${delay} ms after the first`] : []
}
