/** Size of every page's picture, in scene units. Figures stay out of the third with the text (`textSide` below). */
export const pictureSize = { width: 1200, height: 600 }

/**
 * The layout of each page's wide picture. `textSide`: the side whose third is left empty, for the text on
 * wide screens; phones show the other two thirds. `textColor`: the text's colour there, in contrast to the picture.
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

/**
 * The planes of a page's picture, from far to near; `story-05.svg#back` shows only one. They slide into place when the
 * reader turns to the page.
 */
export const planeNames = ['back', 'middle', 'front'] as const
