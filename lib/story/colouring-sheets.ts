/** The colouring sheets. Each has a picture, such as `public/art/colour-leaves.svg`, and a text under `free-story.colouring`. */
export const colouringSheets = ['leaves', 'friends', 'kitchen'] as const
export type Sheet = (typeof colouringSheets)[number]
