import { choosingSnail, offeringHedgehog, shrinkingRabbit } from '../../characters/friends/climbing'
import { duck } from '../../characters/friends/duck'
import { climbingMouse } from '../../characters/friends/mouse'
import { atClimbingSide, climbingNori } from '../../characters/nori/climbing'
import { addEvenRimLight, clipToFigure, groundShadow, linearGradient } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { rect } from '../../kit/shapes'
import { colours, type Drawing, group, type Node, toNodes } from '../../kit/svg'
import { hillside, hillsideHeightAt } from '../../places'
import { satchel } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 8 of “The Moon Is Late”: climbing the hill. The text is on the left. */

/** Night with a glow behind the crest: fur is darker than the sky there, white is paler. */
const night: Light = {
  ambient: '#9490CC',
  shadeColour: '#524E94',
  strength: 0.92,
  furTint: ['#601C36', 0.5],
}

/** The same night for those who stand before the glow, and show as darker than it. */
const nightBeforeGlow: Light = { ...night, ambient: '#7E7AB8', shadeColour: '#484488' }

/** The same night for what must be found: Hugo, the riders and the biscuit. */
const nightOnRiders: Light = { ambient: '#B4ACDC', shadeColour: '#7468B0', strength: 0.85 }

/**
 * The whites of the eyes as light as white fur, so that every gaze can be followed. They are drawn as shade, which is
 * too dark here.
 */
const withClearEyes = (drawing: Drawing): Node[] =>
  toNodes(drawing).map((node) => ({
    ...node,
    tone: node.tag === 'ellipse' && node.attrs.fill === colours.cream ? undefined : node.tone,
    children: node.children.flatMap<Node | string>((child) =>
      typeof child === 'string' ? child : withClearEyes(child),
    ),
  }))

/** A figure on the slope. @param lift how far it is above the ground */
const climber = (
  x: number,
  lift: number,
  { light = night, ...figure }: Omit<Figure, 'at'> & { light?: Light },
) =>
  placeWithoutShadow(light, {
    ...figure,
    drawing: withClearEyes(figure.drawing),
    at: [x, Math.round(hillsideHeightAt(x)) - lift],
  })

/** What lies along the slope: `x` is the distance from the point at (540, 528). */
const alongSlope = (...drawings: Drawing[]) => group({ x: 540, y: 528, rotate: -20.4 }, ...drawings)

const onNori = { scale: 0.5, rotate: -20 }
const noriX = 612

/** Milo, Clara, Nori with his two riders, and Hugo, from far to near. */
const climbers = () => [
  climber(1130, -4, {
    thinks: 'On that? My poor tail.',
    scale: 0.5,
    rotate: -6,
    light: nightBeforeGlow,
    drawing: shrinkingRabbit(),
  }),
  climber(1038, 3, {
    thinks: 'Ouch.',
    scale: 0.5,
    rotate: -13,
    light: nightBeforeGlow,
    drawing: duck({ mood: 'hush', look: [-1.2, 1.2] }),
  }),
  climber(noriX, -3, {
    thinks: 'So many prickles. I had better say nothing.',
    ...onNori,
    drawing: climbingNori(),
  }),
  climber(noriX, -3, {
    thinks: 'Presto: Most kind, but no. The mouse: And nobody has asked for my ticket.',
    ...onNori,
    light: nightOnRiders,
    drawing: [
      atClimbingSide(satchel({}), climbingMouse({ x: -132, y: -108, flip: true })),
      group({ x: 262, y: -432, rotate: 30, flip: true }, choosingSnail()),
    ],
  }),
  climber(846, -2, {
    thinks: 'I forgot the prickles. Sorry.',
    scale: 0.5,
    rotate: -20,
    light: nightOnRiders,
    drawing: offeringHedgehog(),
  }),
]

/** The march has stopped: everybody looks at Hugo's back, and Presto has chosen Nori's head. */
export const climbPage = () => {
  const setting = hillside()
  return planes({
    back: setting.back,
    middle: [
      ...addEvenRimLight('all', { colour: '#BCC8F6', inwards: [-2, 1], size: [1200, 600] }, ...climbers()),
      // The night gathers near the ground.
      linearGradient('press', [
        [0, '#1A1C50', 0],
        [1, '#1A1C50', 0.5],
      ]),
      clipToFigure('all', alongSlope(rect(860, 44, 'url(#press)', -100, -44))),
      ...setting.middle,
      alongSlope(
        ...groundShadow(
          'shadow',
          '#06072A',
          [
            [40, 8, 105],
            [180, 8, 55],
            [338, 8, 90],
            [534, 8, 64],
            [624, 22, 60],
          ],
          0.7,
        ),
      ),
    ],
    front: setting.front,
  })
}
