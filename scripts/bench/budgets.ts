import type { Measures } from './measure'

/** Limits for `npm run bench`, which fails if one is exceeded. Those for bytes are in e2e/export.spec.ts. */
export const budgets = {
  /** First and largest paint, as a multiple of the same page without scripts, and of the page as Next exports it. */
  withoutScripts: 1.2,
  next: 0.75,
  /** Milliseconds from a touch to the next paint, at a quarter of this machine's speed. */
  touch: 250,
  /** Lighthouse's scores, at least. */
  score: 95,
}

/** What a trick must gain, in milliseconds. */
export const minGain = 50

/** Of our page, of the same without scripts, of the page as Next exported it, and of our page without single tricks. */
export type Medians = Record<'ours' | 'withoutScripts' | 'next', Measures> & Partial<Record<string, Measures>>

/** The paints of our page as a multiple of another's. */
export const comparePaints = (medians: Medians, other: 'withoutScripts' | 'next') =>
  (['firstPaint', 'largestPaint'] as const).map((name) => medians.ours[name] / medians[other][name])

/** Lists the budgets that a page exceeds, one text each. */
export const findExceeded = (path: string, medians: Medians): string[] => [
  ...(['withoutScripts', 'next'] as const).flatMap((other) =>
    comparePaints(medians, other)
      .filter((ratio) => !(ratio <= budgets[other]))
      .map((ratio) => `${path}: a paint is ${ratio.toFixed(2)} × ${other}, not at most ${budgets[other]}`),
  ),
  ...(medians.ours.touch > budgets.touch ? [`${path}: ${medians.ours.touch} ms from touch to paint`] : []),
]
