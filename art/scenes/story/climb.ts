import { leapingRabbit, offeringHedgehog, ridingSnail, waddlingDuck } from '../../characters/friends/climbing'
import { climbingMouse } from '../../characters/friends/mouse'
import { atClimbingSide, climbingNori, onClimbingHead } from '../../characters/nori/climbing'
import type { Point } from '../../kit/geometry'
import {
  addRimLight,
  clipToBrightParts,
  clipToFigure,
  groundShadow,
  linearGradient,
} from '../../kit/light-effects'
import { type Light, unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { rect } from '../../kit/shapes'
import { colours, type Drawing, ellipse, group, type Node, toNodes } from '../../kit/svg'
import { hillside, hillsideHeightAt } from '../../places'
import { satchel } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 8 of “The Moon Is Late”: climbing the hill. The text is on the left. */

/** Night without a moon: colours are dark, but can be told apart. */
const night: Light = {
  ambient: '#5E589A',
  shadeColour: '#35336E',
  strength: 0.92,
  furTint: ['#6A2A54', 0.5],
}

/** The same night for white and grey fur, which has to be darker than the sky. */
const nightOnWhite: Light = { ...night, ambient: '#4C4888', shadeColour: '#33316C' }

/** The same night for what must be found: the riders and the biscuit. */
const nightOnRiders: Light = { ambient: '#A49CD0', shadeColour: '#7468B0', strength: 0.85 }

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

/** Figures with the light of the sky on the edges that face the haze. */
const rimmed = (id: string, inwards: Point, middle: Point, ...figures: Drawing[]) =>
  addRimLight(
    id,
    { colour: '#B4C2F4', inwards, light: unchangedLight, middle, reach: 700 },
    group({}, ...figures),
  )

/** What lies along the slope: `x` is the distance from the point at (540, 528). */
const alongSlope = (...drawings: Drawing[]) => group({ x: 540, y: 528, rotate: -20.4 }, ...drawings)

/** Milo, far ahead, and Clara. Both look back. */
const ahead = () => [
  climber(1112, 98, {
    thinks: 'I stop in mid-air for this.',
    scale: 0.37,
    rotate: -8,
    light: nightOnWhite,
    drawing: leapingRabbit(),
  }),
  climber(1000, 4, {
    thinks: 'On that?',
    scale: 0.57,
    rotate: -8,
    light: nightOnWhite,
    drawing: waddlingDuck(),
  }),
]

const onNori = { scale: 0.56, rotate: -20 }

/** Nori with his two riders, and Hugo. */
const behind = () => [
  climber(676, -3, {
    thinks: 'So many prickles. I had better say nothing.',
    ...onNori,
    drawing: climbingNori(),
  }),
  climber(676, -3, {
    thinks: 'Presto: A good view. The mouse: And nobody has asked for my ticket.',
    ...onNori,
    light: nightOnRiders,
    drawing: [
      atClimbingSide(satchel({}), climbingMouse({ x: -132, y: -108, flip: true })),
      onClimbingHead(group({ x: 26, y: -124, rotate: -12, scale: 0.92 }, ...ridingSnail())),
    ],
  }),
  climber(880, -3, {
    thinks: 'It is a good back. Why does nobody want it?',
    scale: 0.58,
    rotate: -20,
    drawing: offeringHedgehog(),
  }),
]

/** Everybody looks at Hugo's back; Presto already sits on Nori's head. */
export const climbPage = () => {
  const setting = hillside()
  return planes({
    back: setting.back,
    middle: [
      // The night gathers near the ground.
      linearGradient('press', [
        [0, '#1A1C50', 0],
        [1, '#1A1C50', 0.75],
      ]),
      ...rimmed('ahead', [2, 2], [1200, 300], ...ahead()),
      clipToFigure('ahead', alongSlope(rect(200, 44, 'url(#press)', 440, -44))),
      ...rimmed('behind', [-2.2, 2], [500, 500], ...behind()),
      ...clipToBrightParts('behind', ellipse(836, 310, 100, 130, 'url(#haze)')),
      clipToFigure(
        'behind',
        alongSlope(rect(400, 90, 'url(#press)', -100, -90), rect(140, 34, 'url(#press)', 300, -34)),
      ),
      ...setting.middle,
      alongSlope(
        ...groundShadow(
          'shadow',
          '#06072A',
          [
            [24, 8, 60],
            [110, 8, 60],
            [215, 8, 70],
            [360, 8, 110],
            [490, 8, 80],
            [640, 14, 50],
          ],
          0.7,
        ),
      ),
    ],
    front: setting.front,
  })
}
