/** The sheets for colouring, in order: `public/art/colour-leaves.svg`, and texts under `free-story.colouring`. */
export const sheets = ['leaves', 'friends', 'kitchen'] as const
export type Sheet = (typeof sheets)[number]
