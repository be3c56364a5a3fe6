import type { Scene } from '../../kit/scene'
import type { Drawn, Node } from '../../kit/svg'
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

/** Without movement: after the turn of a page nothing moves. */
const still = (drawn: Drawn): Node[] =>
  [drawn]
    .flat()
    .filter((node): node is Node => Boolean(node))
    .map(({ attrs: { class: _, ...attrs }, children, ...node }) => ({
      ...node,
      attrs,
      children: children.flatMap<Node | string>((child) =>
        typeof child === 'string' ? child : still(child),
      ),
    }))

/** The size of every page of the story, in scene units. */
const storySize = { width: 1200, height: 600 }

/** The pages of “The Moon Is Late” in the order of lib/story/pages.ts. */
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

/** The pictures of the story by file name, `story-01` and so on. */
export const storyScenes: Record<string, Scene> = Object.fromEntries(
  storyPages.map((draw, index) => [
    `story-${String(index + 1).padStart(2, '0')}`,
    { ...storySize, draw: () => draw().flatMap(still) },
  ]),
)
