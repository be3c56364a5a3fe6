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
export const staging: Record<StoryPageId, { quiet: 'left' | 'right'; text: 'dark' | 'light' }> = {
  p01: { quiet: 'left', text: 'dark' },
  p02: { quiet: 'left', text: 'light' },
  p03: { quiet: 'right', text: 'light' },
  p04: { quiet: 'right', text: 'light' },
  p05: { quiet: 'right', text: 'light' },
  p06: { quiet: 'left', text: 'light' },
  p07: { quiet: 'left', text: 'light' },
  p08: { quiet: 'left', text: 'light' },
  p09: { quiet: 'left', text: 'light' },
  p10: { quiet: 'right', text: 'light' },
  p11: { quiet: 'right', text: 'light' },
  p12: { quiet: 'left', text: 'light' },
}

/**
 * The planes of a page's picture, from far to near: `story-05.svg#back` shows one alone. They part and settle when the
 * page is turned to.
 */
export const planeNames = ['back', 'middle', 'front'] as const
