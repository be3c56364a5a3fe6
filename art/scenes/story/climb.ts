import { choosingSnail, recoilingRabbit, startledDuck } from '../../characters/friends/climbing'
import { crouchingHedgehog } from '../../characters/friends/hedgehog-crouching'
import { sittingMouse } from '../../characters/friends/mouse'
import { leaningNori } from '../../characters/nori/leaning'
import { groundShadow, halo } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { dots } from '../../kit/shapes'
import { asFigure, colours, type Drawing, ellipse, group, line, mapNodes, path, shade } from '../../kit/svg'
import { hillside } from '../../places'
import { biscuitColour, lantern, satchelBag } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 8 of “The Moon Is Late”: Hugo offers his back, and everybody looks at it. The text is on the left. */

/** Night with a faint glow from the left, behind the hill: fur in its shade is rust, white is lavender. */
const night: Light = {
  ambient: '#B8BCF0',
  shadeColour: '#8894E0',
  strength: 0.92,
  furTint: ['#B43C1C', 0.55],
}

/** The same night close to the viewer, where colours are warmer. */
const nightNearby: Light = { ambient: '#DCC4C8', shadeColour: '#A08CC0', strength: 0.85 }

/**
 * The whites of the eyes as light as white fur, so that every gaze can be followed. They are drawn as shade, which is
 * too dark here.
 */
const withClearEyes = (drawing: Drawing) =>
  mapNodes(group({}, drawing), ({ tag, attrs, tone }) => ({
    tone: tag === 'ellipse' && attrs.fill === colours.cream ? undefined : tone,
  }))

/** Half a biscuit, which a spine holds up. */
const halfBiscuit = [
  path('M0 110C-24 50-8-6 4-48C14-6 26 50 0 110Z', '#7D5546'),
  asFigure(
    'biscuit',
    { rotate: 62 },
    path('M-32 0A32 32 0 0 1 32 0L18 5L8 0L-6 6L-18-1Z', biscuitColour),
    dots('#8A5A44', 8, [
      [-16, -9],
      [0, -20],
      [15, -8],
    ]),
  ),
]

/** Its flap faces the sky. */
const litSatchel = satchelBag.map((part) => ({ ...part, tone: undefined }))

/** Beside the lantern. */
const byLantern: Light = { ambient: '#FFE2B8', shadeColour: '#9C84A8', strength: 0.8 }

/** A figure on the steps of the hill. */
const onSteps = (figure: Figure, light: Light = night) =>
  placeWithoutShadow(light, { ...figure, drawing: withClearEyes(figure.drawing) })

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
          [700, 380, 104],
          [584, 388, 30],
          [970, 268, 56],
          [1064, 186, 44],
        ],
        0.7,
      ),
      // The lantern's light in the air and on the path.
      ...halo('lantern-light', { at: [1044, 108], colour: '#FFDC90', fadeTo: '#C89058', radius: 110 }, 0.9),
      shade(ellipse(1030, 176, 190, 70, 'url(#lantern-light)')),
      // A stone by the path, on which he sits down.
      path('M1074 192C1076 168 1088 154 1108 154S1142 166 1150 194Z', '#2E4860'),
      path('M1080 170C1084 158 1094 154 1108 154S1132 158 1140 170Q1110 162 1080 170Z', '#5A7892'),
      onSteps(
        {
          at: [1066, 184],
          scale: 0.36,
          rotate: 4,
          thinks: 'On that? One step back.',
          drawing: recoilingRabbit(),
        },
        byLantern,
      ),
      onSteps(
        { at: [966, 268], scale: 0.44, thinks: 'Oh, my poor feathers.', drawing: startledDuck() },
        { ...byLantern, ambient: '#E4D4D8' },
      ),
      onSteps({
        at: [700, 380],
        rotate: 5,
        scale: 0.42,
        thinks: 'How kind. How … pointed.',
        drawing: leaningNori(group({ x: 132, y: -322, rotate: 7, flip: true }, choosingSnail()), litSatchel),
      }),
      lantern({ x: 1044, y: 106, scale: 0.5 }),
      // Edges that face the glow.
      line('M551 238Q553 230 563 227M557 312C555 288 559 270 571 262', '#B4CADC', 2.4),
    ],
    front: [
      ...setting.front,
      placeWithoutShadow(nightNearby, {
        at: [0, 0],
        thinks: 'Climb on!',
        drawing: withClearEyes(
          crouchingHedgehog(
            group({ x: 896, y: 304 }, ...halfBiscuit),
            // The mouse has the best seat.
            group({ x: 992, y: 373, scale: 1.25 }, sittingMouse({})),
          ),
        ),
      }),
    ],
  })
}
