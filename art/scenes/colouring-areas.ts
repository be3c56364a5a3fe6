import type { AreaId } from '@/lib/story/colouring'
import { down, wingFeathers } from '../characters/friends/duck-parts'
import { darkBrown } from '../characters/friends/hedgehog'
import { earTip, grey, greyShade } from '../characters/friends/rabbit'
import { colours as c, type Drawing, mapNodes, type Node, toNodes } from '../kit/svg'
import { chimney, roof, wall } from '../places'

/*
 * The areas of a colouring page: what one tap of the site's crayons fills. Their names are in the messages, under
 * `free-story.crayons.areas`.
 */

/** The areas of a figure, by the colours that its shapes have in other pictures. */
type Parts = Record<string, AreaId>

/**
 * Tags the shapes of a drawing with their areas.
 * @param name the area of the shapes that are not of `parts`
 */
export const area = (name: AreaId, drawing: Drawing, parts: Parts = {}): Node[] =>
  toNodes(drawing).map((node) =>
    mapNodes(node, ({ area, attrs: { fill, stroke } }) => ({
      area: area ?? parts[String(fill === 'none' ? stroke : fill)] ?? name,
    })),
  )

const noriParts: Parts = {
  [c.cream]: 'noriWhite',
  // The white behind the lines of his mouth.
  [c.eye]: 'noriWhite',
  [c.blush]: 'noriEars',
  [c.violet]: 'noriBandana',
  [c.violetDeep]: 'noriBandana',
}
export const noriAreas = (drawing: Drawing) => area('noriCoat', drawing, noriParts)

export const duckAreas = (drawing: Drawing) =>
  area('claraBill', drawing, { [down]: 'clara', [wingFeathers]: 'claraWing' })

export const rabbitAreas = (drawing: Drawing) =>
  area('miloWhite', drawing, { [grey]: 'milo', [greyShade]: 'milo', [earTip]: 'milo' })

export const hedgehogAreas = (drawing: Drawing) => area('hugoFace', drawing, { [darkBrown]: 'hugo' })

export const snailAreas = (drawing: Drawing) =>
  area('presto', drawing, { [c.violet]: 'prestoShell', [c.sun]: 'prestoSpiral' })

export const houseAreas = (drawing: Drawing) =>
  area('houseDoor', drawing, { [wall]: 'houseWall', [roof]: 'houseRoof', [chimney]: 'houseRoof' })
