import { path } from '../kit/svg'

/** Leaflets of a fern from its stem, on the right upwards and on the left downwards, long and short. */
const leaflets = { right: 'q26 0 42-20q-26 0-42 13l1-8', left: 'l-1 8q-18-16-42-13q16 18 41 20' }
const smallLeaflets = { right: 'q16 0 25-13q-16 0-25 8l1-7', left: 'l-1 7q-10-11-25-9q10 12 24 14' }

/** A fern, 120 tall. */
export const fern = (colour: string) =>
  path(
    `M-4 10${leaflets.right.repeat(4)}${smallLeaflets.right.repeat(3)}q4-12 12-18q-14 4-17 18${smallLeaflets.left.repeat(3)}${leaflets.left.repeat(4)}Z`,
    colour,
  )
