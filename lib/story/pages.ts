/** Size of every page's picture, in scene units. */
export const pictureSize = { width: 1200, height: 600 }

/**
 * The layout of each page's picture. The third at `textSide` has no figures: wide screens show the text there, phones
 * only the other two thirds. `textColor` contrasts with that third.
 */
export const pageLayouts = {
  p01: { textSide: 'left', textColor: 'dark' },
  p02: { textSide: 'left', textColor: 'light' },
  p03: { textSide: 'right', textColor: 'light' },
  p04: { textSide: 'right', textColor: 'light' },
  p05: { textSide: 'right', textColor: 'light' },
  p06: { textSide: 'left', textColor: 'light' },
  p07: { textSide: 'left', textColor: 'light' },
  p08: { textSide: 'left', textColor: 'light' },
  p09: { textSide: 'left', textColor: 'light' },
  p10: { textSide: 'right', textColor: 'light' },
  p11: { textSide: 'right', textColor: 'light' },
  p12: { textSide: 'left', textColor: 'light' },
} as const satisfies Record<string, { textSide: 'left' | 'right'; textColor: 'dark' | 'light' }>

export type StoryPageId = keyof typeof pageLayouts
/** The pages of the free story, in order; their texts are under `free-story.story.pages`. */
export const storyPages = Object.keys(pageLayouts) as StoryPageId[]

/** The planes of a page's picture, from far to near. The fragment of `story-05.svg#back` shows only one of them. */
export const planeNames = ['back', 'middle', 'front'] as const
