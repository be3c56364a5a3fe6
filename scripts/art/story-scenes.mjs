import { evening } from './story-evening.mjs'
import { night } from './story-night.mjs'

export { storySize } from './story-page.mjs'

/** The twelve pictures of “The Moon Is Late”, in the order of lib/story/pages.ts. */
export const storyScenes = [...Object.values(evening), ...Object.values(night)]
