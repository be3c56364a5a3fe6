import { staging, storyPages } from '@/lib/story/pages'
import { evening } from './story-evening'
import { night } from './story-night'
import { group } from './svg'

export { storySize } from './story-page'

const drawings = [...Object.values(evening), ...Object.values(night)]

/** The twelve pictures of “The Moon Is Late”, in the order of lib/story/pages.ts. */
export const storyScenes = storyPages.map((page, i) => () => [
  group({ x: staging[page].quiet === 'left' ? 400 : 0 }, ...(drawings[i]?.() ?? [])),
])
