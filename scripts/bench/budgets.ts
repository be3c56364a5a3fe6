import type { Measures } from './measure'

/** Limits for `npm run bench`, which fails if one is exceeded. Those for bytes are in e2e/export/budgets.test.ts. */
export const budgets = {
  /** First and largest paint, as a multiple of the same page without scripts, and of the page as Next exports it. */
  withoutScripts: 1.2,
  next: 0.75,
  /** The time from the first touch to the next paint, as a multiple of that of the page without scripts. */
  touch: 1.5,
  /** Lighthouse's scores, at least. */
  score: 95,
  /** What a trick must gain, in milliseconds. */
  gain: 50,
}

/** Of our page, of the same without scripts, of the page as Next exported it, and of our page without single tricks. */
export type Medians = Record<'ours' | 'withoutScripts' | 'next', Measures> & Partial<Record<string, Measures>>

/** With what the paints of our page are compared. */
export const comparedWith = ['withoutScripts', 'next'] as const
export const paints = ['firstPaint', 'largestPaint'] as const

/** Lists the budgets that a page exceeds, one text each. */
export function findExceeded(path: string, { ours, ...others }: Medians): string[] {
  const ratios = comparedWith.flatMap((other) =>
    paints.map((paint) => ({ paint, other, ratio: ours[paint] / others[other][paint] })),
  )
  return [
    ...ratios
      .filter(({ other, ratio }) => !(ratio <= budgets[other]))
      .map(({ paint, other, ratio }) => `${path}: ${paint} is ${ratio.toFixed(2)} × ${other}`),
    ...(ours.touch > budgets.touch * others.withoutScripts.touch
      ? [`${path}: touch to paint is ${ours.touch} ms`]
      : []),
  ]
}
