/** The age ranges of the books and of the breakfast games, in years. */
export const ageBands = {
  young: { from: '3', to: '5' },
  middle: { from: '5', to: '7' },
  older: { from: '8', to: '10' },
} as const

/** The whole audience, in years. */
export const audience = { from: 3, to: 10 } as const
