import { evening } from './story-evening'
import { night } from './story-night'

export { storySize } from './story-page'

/** The twelve pictures of “The Moon Is Late”, in the order of lib/story/pages.ts. */
export const storyScenes = [...Object.values(evening), ...Object.values(night)]
