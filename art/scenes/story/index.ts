import type { Drawn, Node } from '../../kit/svg'
import { dusk } from './dusk'
import { evening } from './evening'
import { moon } from './moon'
import { night } from './night'

export { storySize } from './page-size'

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

/** The twelve pictures of “The Moon Is Late”, in the order of lib/story/pages.ts. */
export const storyScenes = [
  ...Object.values(evening),
  ...Object.values(dusk),
  ...Object.values(night),
  ...Object.values(moon),
].map((draw) => () => draw().flatMap(still))
