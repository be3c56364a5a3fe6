import type { StoryPageId } from '@/lib/story/pages'
import type { Figure } from '../../kit/svg'

/** On every page, whether the words name them or not. */
const always: Figure[] = ['nori', 'mouse', 'biscuit', 'bandana']
/** Everybody whom Nori meets. */
export const friends: Figure[] = ['hedgehog', 'snail', 'duck', 'rabbit']

/**
 * Who and what is in each picture of the story, in addition to `always`: everybody and everything that the page's text
 * names in any language, and everybody whom it counts.
 */
const whoElse: Record<StoryPageId, Figure[]> = {
  p01: ['satchel'],
  p02: ['satchel'],
  p03: ['hedgehog', 'lantern', 'satchel'],
  p04: ['hedgehog', 'snail', 'picnic', 'lantern', 'satchel'],
  p05: ['hedgehog', 'duck', 'lantern', 'satchel'],
  p06: ['hedgehog', 'snail', 'duck', 'picnic', 'lantern', 'satchel'],
  p07: [...friends, 'picnic', 'plan', 'lantern', 'satchel'],
  p08: [...friends, 'picnic', 'lantern', 'satchel'],
  p09: [...friends, 'picnic', 'lantern', 'satchel'],
  p10: [...friends, 'picnic', 'lantern', 'satchel'],
  p11: [...friends, 'picnic', 'lantern', 'satchel'],
  p12: ['snail', 'picnic', 'plan', 'lantern', 'satchel'],
}

/** Everybody and everything in the picture of a page. */
export const whoIsOn = (page: StoryPageId) => [...always, ...whoElse[page]]

/** Who has gone home by the end of a page, which names them first, and has left something in its picture. */
export const keepsakesFrom: Partial<Record<StoryPageId, Figure[]>> = { p12: ['hedgehog', 'duck', 'rabbit'] }
