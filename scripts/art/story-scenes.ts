import { dusk } from './story-dusk'
import { evening } from './story-evening'
import { moon } from './story-moon'
import { night } from './story-night'

export { storySize } from './story-page'

/** The twelve pictures of “The Moon Is Late”, in the order of lib/story/pages.ts. */
export const storyScenes = [
  ...Object.values(evening),
  ...Object.values(dusk),
  ...Object.values(night),
  ...Object.values(moon),
]
