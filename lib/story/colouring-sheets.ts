/** The sheets for colouring, in order: `public/art/colour-leaves.svg`, and texts under `free-story.colouring`. */
export const colouringSheets = ['leaves', 'friends', 'kitchen'] as const
export type Sheet = (typeof colouringSheets)[number]
