/** The pages of the free story, in order; their texts are under `free-story.story.pages`. */
export const storyPages = [
  'p01',
  'p02',
  'p03',
  'p04',
  'p05',
  'p06',
  'p07',
  'p08',
  'p09',
  'p10',
  'p11',
  'p12',
] as const
export type StoryPageId = (typeof storyPages)[number]

/**
 * How a page is staged in its wide picture (1200 × 600). `quiet`: the third with nothing in it, on which the text lies
 * on wide screens; phones show the other two thirds. `text`: its colour there, dark or light as the picture is not.
 */
export const pageLayouts: Record<StoryPageId, { textSide: 'left' | 'right'; textColor: 'dark' | 'light' }> = {
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
}

/**
 * The planes of a page's picture, from far to near: `story-05.svg#back` shows one alone. They part and settle when the
 * page is turned to.
 */
export const planeNames = ['back', 'middle', 'front'] as const
