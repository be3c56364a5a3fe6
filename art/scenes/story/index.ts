import { pictureSize } from '@/lib/story/pages'
import type { Scene } from '../../kit/scene'
import { mapNodes, type Node } from '../../kit/svg'
import { climbPage } from './climb'
import { doorPage } from './door'
import { goodNightPage } from './good-night'
import { hugPage } from './hug'
import { hushPage } from './hush'
import { kitchenPage } from './kitchen'
import { lanePage } from './lane'
import { leavesPage } from './leaves'
import { moonlightPage } from './moonlight'
import { moonrisePage } from './moonrise'
import { planPage } from './plan'
import { riverPage } from './river'

/** Removes animations: nothing moves on the story's pages after a page turn. */
const removeAnimation = (node: Node) => mapNodes(node, ({ attrs: { class: _, ...attrs } }) => ({ attrs }))

/** The pages of “The Moon Is Late”, in the order of lib/story/pages.ts. */
const storyPages = [
  kitchenPage,
  doorPage,
  leavesPage,
  lanePage,
  riverPage,
  hugPage,
  planPage,
  climbPage,
  hushPage,
  moonrisePage,
  moonlightPage,
  goodNightPage,
]

/** The pictures by file name, `story-01` and so on. */
export const storyScenes: Record<string, Scene> = Object.fromEntries(
  storyPages.map((draw, index) => [
    `story-${String(index + 1).padStart(2, '0')}`,
    { ...pictureSize, draw: () => draw().map(removeAnimation) },
  ]),
)
