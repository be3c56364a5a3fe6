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
