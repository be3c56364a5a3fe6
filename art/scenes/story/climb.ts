import { choosingSnail, recoilingRabbit, startledDuck } from '../../characters/friends/climbing'
import { hedgehogFromBehind } from '../../characters/friends/hedgehog-from-behind'
import { sittingMouse } from '../../characters/friends/mouse'
import { leaningNori } from '../../characters/nori/leaning'
import { groundShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { dots } from '../../kit/shapes'
import { colours, type Drawing, group, line, type Node, path, toNodes } from '../../kit/svg'
import { hillside } from '../../places'
import { biscuitColour } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 8 of “The Moon Is Late”: Hugo offers his back, and everybody looks at it. The text is on the left. */

/** Night with a faint glow behind the crest: fur in its shade is rust, white is lavender. */
const night: Light = {
  ambient: '#B8BCF0',
  shadeColour: '#8894E0',
  strength: 0.92,
  furTint: ['#B43C1C', 0.55],
}

/** The same night close to the viewer, where colours are warmer. */
const nightNearby: Light = { ambient: '#C8B0C4', shadeColour: '#A08CC0', strength: 0.85 }

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

/** Half a biscuit, which a spine holds up. */
const halfBiscuit = [
  path('M-27 0A27 27 0 0 1 27 0L17 4L8 0L-3 5L-14 1Z', biscuitColour),
  dots('#8A5A44', 7, [
    [-13, -7],
    [2, -16],
    [13, -6],
  ]),
  path('M-5-12L6-40L14-11Z', '#D0A890'),
]

/** A figure on the steps of the hill. */
const onSteps = (figure: Figure) =>
  placeWithoutShadow(night, { ...figure, drawing: withClearEyes(figure.drawing) })

/** Hugo's back fills the foreground; above it the others stop, small, and the mouse has taken her seat on it. */
export const climbPage = () => {
  const setting = hillside()
  return planes({
    back: setting.back,
    middle: [
      ...setting.ground,
      ...groundShadow(
        'shadow',
        '#08131F',
        [
          [700, 374, 104],
          [970, 268, 56],
          [1066, 202, 50],
        ],
        0.7,
      ),
      onSteps({
        at: [1066, 200],
        scale: 0.38,
        rotate: 4,
        thinks: 'On that? One step back.',
        drawing: recoilingRabbit(),
      }),
      onSteps({ at: [966, 268], scale: 0.44, thinks: 'Oh, my poor feathers.', drawing: startledDuck() }),
      onSteps({
        at: [716, 383],
        rotate: 3,
        scale: 0.42,
        thinks: 'How kind. How … pointed.',
        drawing: leaningNori(group({ x: 112, y: -344, rotate: 2, flip: true }, choosingSnail())),
      }),
      // Where the glow grazes what is nearest to it.
      line(
        'M763 190Q783 193 789 212M818 251Q852 248 868 257M962 174Q985 168 996 190M1090 52Q1096 68 1108 84M1116 42Q1130 34 1146 46',
        '#B4CADC',
        2.4,
      ),
    ],
    front: [
      placeWithoutShadow(nightNearby, { at: [0, 0], thinks: 'Climb on!', drawing: hedgehogFromBehind() }),
      ...setting.front,
      placeWithoutShadow(nightNearby, {
        at: [914, 296],
        scale: 0.9,
        thinks: 'Half.',
        drawing: halfBiscuit,
      }),
      placeWithoutShadow(nightNearby, {
        at: [934, 394],
        scale: 1.05,
        thinks: 'The best seat.',
        drawing: sittingMouse({}),
      }),
    ],
  })
}
