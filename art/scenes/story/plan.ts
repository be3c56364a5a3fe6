import { hedgehog } from '../../characters/friends/hedgehog'
import { puzzledDuck } from '../../characters/friends/listeners'
import { climbingMouse } from '../../characters/friends/mouse'
import { speakingRabbit } from '../../characters/friends/rabbit-poses'
import { packedSnail } from '../../characters/friends/snail'
import { bustFromBehind } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { addEvenRimLight } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { ellipse, group, type Placement, path, shade } from '../../kit/svg'
import { bareBranch, grassInFront, woodEdge } from '../../places'
import { laidSatchel, lantern } from '../../props/objects'
import { rabbitsPlan } from '../../props/rabbits-plan'
import { placeWithoutShadow } from './figures'

/* Page 7 of “The Moon Is Late”: the rabbit explains his plan. The text is on the left. */

/** The stump that the rabbit stands on, 190 wide. */
const stump = (place: Placement) =>
  group(
    place,
    path('M-76-84C-70-40-86-12-120 6Q-60 14-24 6Q0 14 56 6Q80 12 118 4C86-12 72-40 78-84Z', '#7A5032'),
    shade(path('M24-84Q30-20 56 6Q80 12 118 4C86-12 72-40 78-84Z', '#4A3020')),
    ellipse(1, -84, 78, 18, '#E8B27C'),
  )

/** Half turned away from the lantern. */
const listenersLight: Light = {
  ambient: '#DCBEBC',
  shadeColour: '#7A58B4',
  strength: 0.8,
  furTint: ['#C03A18', 0.24],
}
/** Under the lantern. */
const fullLight: Light = {
  ambient: '#FFF0D0',
  shadeColour: '#D89A88',
  strength: 0.5,
  highlight: ['#FFF0C4', 0.3],
}
/** The rabbit: violet where the lantern above him does not reach. */
const speakerLight: Light = { ambient: '#E4C0C8', shadeColour: '#6A4A98', strength: 0.75 }
/** At the edge of the lantern's light. */
const nearLight: Light = { ambient: '#F0C0A0', shadeColour: '#8A5A90', strength: 0.7 }

const listeners = () => [
  placeWithoutShadow(listenersLight, {
    thinks: 'A meeting. Can one eat it?',
    at: [746, 532],
    scale: 0.58,
    flip: true,
    drawing: puzzledDuck(),
  }),
  placeWithoutShadow(listenersLight, {
    thinks: 'If the arrows know the way, do I follow them?',
    at: [500, 650],
    scale: 0.66,
    drawing: bustFromBehind({ mood: 'surprised', look: [1, -0.8], tilt: -10 }),
  }),
  placeWithoutShadow(listenersLight, {
    thinks: 'So many arrows, and no moon on it. Is that allowed?',
    at: [696, 594],
    scale: 0.6,
    flip: true,
    drawing: hedgehog({ mood: 'surprised', look: [-1, -1.2], lifts: 14 }),
  }),
]

const stumpWithRabbit = () => [
  placeWithoutShadow(nearLight, {
    thinks: 'A firm place to speak from.',
    at: [1028, 536],
    scale: 0.95,
    drawing: stump({}),
  }),
  ...addEvenRimLight(
    'speaker',
    { colour: '#FFD090', inwards: [1.6, 3], size: [1200, 600] },
    placeWithoutShadow(speakerLight, {
      thinks: 'Nobody has ever had such a plan. Listen, all of you!',
      at: [1030, 464],
      scale: 0.7,
      drawing: speakingRabbit(),
    }),
  ),
]

/** The viewer sits behind the listeners; the rabbit stands in the lantern's light. */
export const planPage = () => {
  const setting = woodEdge()
  const lamp: Point = [1136, 140]
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...[
        [1040, 563, 170],
        [730, 532, 96],
        [862, 552, 46],
      ].map(([x = 0, y = 0, rx = 0]) => shade(ellipse(x, y, rx, 10, '#10180C', { opacity: 0.5 }))),
      ...bareBranch,
      rabbitsPlan({ x: 748, y: 204, scale: 1.3 }),
      placeWithoutShadow(fullLight, {
        thinks: 'This arrow knows the way to the biscuit.',
        at: [852, 428],
        rotate: 90,
        flip: true,
        scale: 0.76,
        drawing: climbingMouse({}),
      }),
      lantern({ x: lamp[0], y: lamp[1], scale: 0.96 }, { hangs: true }),
      ...stumpWithRabbit(),
      placeWithoutShadow(nearLight, {
        thinks: 'Packed, and put down for a moment.',
        at: [876, 552],
        scale: 0.58,
        drawing: laidSatchel({}, true),
      }),
      placeWithoutShadow(nearLight, {
        thinks: 'A mouse on an arrow. I say nothing.',
        at: [1124, 570],
        scale: 0.58,
        drawing: packedSnail({ mood: 'curious', look: [-1.3, -1.7], neck: 'up' }),
      }),
    ],
    front: [
      ...addEvenRimLight(
        'listeners',
        { colour: '#FFC880', inwards: [-3.6, 2.4], size: [1200, 600] },
        ...listeners(),
      ),
      ...grassInFront(),
      ...setting.front,
    ],
  })
}
