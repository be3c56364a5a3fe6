import type { Measures } from './lighthouse'

/*
 * Limits for `npm run bench`, which fails if one is exceeded. Times are compared with the same page without scripts, measured
 * in the same run, and the limits are generous, because machines differ and measurements vary. The limits for file sizes are
 * in `npm test` (e2e/export/budgets.test.ts).
 */
export const budgets = {
  /** Lighthouse scores, at least. */
  score: 95,
  /** First paint and largest paint, as a multiple of the page without scripts. */
  paintRatio: 1.25,
  /** Main-thread work, as a multiple of the page without scripts. */
  workRatio: 2.5,
  /** Milliseconds of blocking time more than the page without scripts. */
  extraBlockingMs: 150,
  /** Milliseconds from a legal page's first paint to its largest. */
  legalPaintDelayMs: 200,
  layoutShift: 0,
  bytes: 330_000,
  /** Milliseconds from an input to the next paint, at a quarter of this machine's speed. */
  interactionMs: 250,
}

/** Lists the budgets that a landing page exceeds, one text each. @param bare the same page without scripts */
export function findExceededBudgets(page: Measures, bare: Measures): string[] {
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const
  const compareWithBare = (name: 'firstPaint' | 'largestPaint' | 'work', maxRatio: number) => {
    const ratio = page[name] / bare[name]
    return ratio > maxRatio && `${name} ${ratio.toFixed(2)} × the page without scripts`
  }
  const extraBlocking = page.blocking - bare.blocking
  return [
    ...scores
      .filter((name) => page[name] < budgets.score)
      .map((name) => `${name} ${page[name]} < ${budgets.score}`),
    compareWithBare('firstPaint', budgets.paintRatio),
    compareWithBare('largestPaint', budgets.paintRatio),
    compareWithBare('work', budgets.workRatio),
    extraBlocking > budgets.extraBlockingMs &&
      `blocking ${Math.round(extraBlocking)} ms more than the page without scripts`,
    page.layoutShift > budgets.layoutShift && `layout shift ${page.layoutShift}`,
    page.bytes > budgets.bytes && `${page.bytes} bytes`,
    page.renderBlocking > 0 && `${page.renderBlocking} requests that block rendering`,
  ].filter((line) => line !== false)
}

/** Lists the budget that a legal page exceeds, if it does. */
export function findExceededLegalBudgets({ firstPaint, largestPaint }: Measures): string[] {
  const delay = Math.round(largestPaint - firstPaint)
  return delay > budgets.legalPaintDelayMs ? [`largest paint ${delay} ms after the first`] : []
}
