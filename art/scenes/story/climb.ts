import { choosingSnail, haulingRabbit, offeringHedgehog, pulledDuck } from '../../characters/friends/climbing'
import { climbingMouse } from '../../characters/friends/mouse'
import { atClimbingSide, climbingNori, pushingLeg } from '../../characters/nori/climbing'
import type { Point } from '../../kit/geometry'
import { addEvenRimLight, groundShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { colours, type Drawing, group, type Node, toNodes } from '../../kit/svg'
import { hillside, hillsideHeightAt } from '../../places'
import { satchel } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 8 of “The Moon Is Late”: climbing the hill. The text is on the left. */

/** Night with a pale mist behind the crest: fur in its shade is rust, white is lavender. */
const night: Light = {
  ambient: '#B8BCF0',
  shadeColour: '#8894E0',
  strength: 0.92,
  furTint: ['#B43C1C', 0.55],
}

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

/** What lies along the slope: `x` is the distance from the point at (520, 539). */
const alongSlope = (...drawings: Drawing[]) => group({ x: 520, y: 539, rotate: -23.2 }, ...drawings)

const onNori = { scale: 0.6, rotate: -23 }
const noriX = 612

/** Clara, who pulls Hugo, and Milo, who pulls her. */
const pulling = () => [
  climber(982, -27, {
    thinks: 'Ouch. But I do not let go.',
    scale: 0.6,
    drawing: pulledDuck(),
  }),
  climber(1050, -26, {
    rotate: 5,
    thinks: 'Heave! And what a back to ride on.',
    scale: 0.6,
    drawing: haulingRabbit(),
  }),
]

/** Nori with his two riders, and Hugo. */
const pushing = () => [
  climber(noriX, -20, {
    thinks: 'Up you go. Ow. Better say nothing.',
    ...onNori,
    drawing: climbingNori(),
  }),
  climber(noriX, -20, {
    thinks: 'Presto: Most kind, but no. The mouse: And nobody has asked for my ticket.',
    ...onNori,
    light: nightOnRiders,
    drawing: [
      atClimbingSide(satchel({}), climbingMouse({ x: -132, y: -108, flip: true })),
      group({ x: 220, y: -419, rotate: 37, flip: true }, choosingSnail()),
    ],
  }),
  climber(814, -34, {
    thinks: 'I forgot the prickles. Sorry.',
    scale: 0.74,
    rotate: -23,
    light: nightOnRiders,
    drawing: offeringHedgehog(),
  }),
  // His near paw lies on the spines, his far paw between them.
  climber(noriX, -20, { thinks: 'Ow.', ...onNori, drawing: pushingLeg() }),
]

/** The light of the mist, which is between the two groups. */
const rim = { colour: '#DDEEFF', size: [1200, 600] satisfies Point }

/** Nori pushes, and everybody looks at Hugo's back; Presto has chosen Nori's head. */
export const climbPage = () => {
  const setting = hillside()
  return planes({
    back: setting.back,
    middle: [
      ...setting.ground,
      alongSlope(
        ...groundShadow(
          'shadow',
          '#08131F',
          [
            [90, 24, 190],
            [-84, 26, 70],
            [320, 40, 120],
            [560, 40, 150],
          ],
          0.6,
        ),
      ),
      ...addEvenRimLight('right', { ...rim, inwards: [-2, 2] }, ...pushing()),
      ...addEvenRimLight('left', { ...rim, inwards: [1.5, 2] }, ...pulling()),
    ],
    front: setting.front,
  })
}
