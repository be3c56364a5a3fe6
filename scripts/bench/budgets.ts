import type { Measures } from './lighthouse'
/*
 * Budgets of the landing pages; `npm run bench` fails if one is exceeded. What a clock measures is reported beside the
 * same page without scripts, measured in the same run, and fails only far beyond it: machines are noisy. The byte
 * budgets of the files are part of `npm test` (e2e/export.spec.ts).
 */
export const budgets = {
  score: 95,
  /** First paint, largest paint and main-thread work, as multiples of those of the page without scripts. */
  paintRatio: 1.25,
  workRatio: 2.5,
  /** Blocking time beyond that of the page without scripts, in milliseconds. */
  blocking: 150,
  /** Largest paint of a legal page after its first paint. */
  legalDelay: 200,
  shift: 0,
  bytes: 330_000,
  /** Milliseconds from an input to the next paint, at a quarter of this machine's speed. */
  interaction: 250,
}

/** The budgets that a landing page's medians exceed, one text for each. */
export function exceededBudgets(page: Measures, scriptFree: Measures) {
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const
  const timesBare = (name: 'firstPaint' | 'largestPaint' | 'work') => page[name] / scriptFree[name]
  const tooMuch = (name: Parameters<typeof timesBare>[0], budget: number) =>
    timesBare(name) > budget && `${name} ${timesBare(name).toFixed(2)} × the page without scripts`
  const blocking = page.blocking - scriptFree.blocking
  return [
    ...scores
      .filter((name) => page[name] < budgets.score)
      .map((name) => `${name} ${page[name]} < ${budgets.score}`),
    tooMuch('firstPaint', budgets.paintRatio),
    tooMuch('largestPaint', budgets.paintRatio),
    tooMuch('work', budgets.workRatio),
    blocking > budgets.blocking && `blocking ${Math.round(blocking)} ms more than the page without scripts`,
    page.shift > budgets.shift && `layout shift ${page.shift}`,
    page.bytes > budgets.bytes && `${page.bytes} bytes`,
    page.renderBlocking > 0 && `${page.renderBlocking} requests that block rendering`,
  ].filter((line) => line !== false)
}

/** The budget that a legal page's medians exceed. */
export function exceededLegal({ firstPaint, largestPaint }: Measures) {
  const delay = Math.round(largestPaint - firstPaint)
  return delay > budgets.legalDelay ? [`largest paint ${delay} ms after the first`] : []
}
