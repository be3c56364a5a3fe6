import { listeningHedgehog, puzzledDuckFromBehind } from '../../characters/friends/listeners'
import { climbingMouse } from '../../characters/friends/mouse'
import { speakingRabbit } from '../../characters/friends/rabbit-poses'
import { snail } from '../../characters/friends/snail'
import { listeningNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import {
  addRimLight,
  clipToBrightParts,
  groundShadow,
  halo,
  pool,
  radialGradient,
} from '../../kit/light-effects'
import { type Light, unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { ellipse, group, type Placement, path, shade } from '../../kit/svg'
import { grassInFront, woodEdge } from '../../places'
import { lantern, satchel } from '../../props/objects'
import { rabbitsPlan } from '../../props/rabbits-plan'
import { placeWithoutShadow } from './figures'

/* Page 7 of “The Moon Is Late”: the rabbit explains his plan. The text is on the left. */

/** The stump that the rabbit stands on, 190 wide. */
const stump = (place: Placement) =>
  group(
    place,
    path(
      'M-76-84C-70-40-86-12-120 6C-60 14-44 2-24 6C0 16 30 2 56 6C76 12 98 10 118 4C86-12 72-40 78-84Z',
      '#8A5450',
    ),
    shade(path('M24-84C32-40 34-16 56 6C76 12 98 10 118 4C86-12 72-40 78-84Z', '#54344C')),
    ellipse(1, -84, 78, 18, '#E8B27C'),
    shade(ellipse(14, -79, 54, 10, '#A86A54')),
  )

/** In the dark, with their backs to us. */
const backsToUs: Light = {
  ambient: '#7C649C',
  shadeColour: '#463A78',
  strength: 0.86,
  furTint: ['#4A2450', 0.34],
}
/** Under the lantern. */
const fullLight: Light = {
  ambient: '#FFF0D0',
  shadeColour: '#D89A88',
  strength: 0.5,
  highlight: ['#FFF0C4', 0.3],
}
/** At the edge of the lantern's light. */
const nearLight: Light = { ambient: '#F0C0A0', shadeColour: '#8A5A90', strength: 0.7 }

const listeners = () => [
  placeWithoutShadow(backsToUs, {
    thinks: 'A meeting. Can one eat it?',
    at: [738, 598],
    scale: 0.8,
    flip: true,
    drawing: puzzledDuckFromBehind(),
  }),
  placeWithoutShadow(backsToUs, {
    thinks: 'If the arrows know the way, do I follow them?',
    at: [538, 704],
    scale: 0.9,
    drawing: listeningNori(),
  }),
  placeWithoutShadow(backsToUs, {
    thinks: 'So many arrows, and no moon on it. Is that allowed?',
    at: [736, 642],
    scale: 0.86,
    flip: true,
    drawing: listeningHedgehog(),
  }),
]

const atThePlan = () => [
  placeWithoutShadow('lamplit', {
    thinks: 'A firm place to speak from.',
    at: [1092, 506],
    scale: 0.82,
    drawing: stump({}),
  }),
  placeWithoutShadow(fullLight, {
    thinks: 'Nobody has ever had such a plan. Listen, all of you!',
    at: [1092, 441],
    scale: 0.52,
    drawing: speakingRabbit(),
  }),
]

/** The viewer sits behind the listeners; the rabbit stands in the lantern's light. */
export const planPage = () => {
  const setting = woodEdge()
  const lamp: Point = [1058, 120]
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...halo('lantern', { at: lamp, colour: '#FFDFA0', fadeTo: '#C8706C', radius: 360 }, 0.8),
      ...pool('pool', { at: [990, 496], colour: '#FFD68C', fadeTo: '#8A8A58', radius: 440 }, 1, 0.25),
      ...groundShadow(
        'ground',
        '#0A1424',
        [
          [1096, 508, 120],
          [914, 594, 60],
          [1026, 570, 90],
        ],
        0.8,
      ),
      rabbitsPlan({ x: 796, y: 186, scale: 1.4 }),
      placeWithoutShadow('lamplit', {
        thinks: 'This arrow knows the way to the biscuit.',
        at: [908, 424],
        rotate: 90,
        flip: true,
        drawing: climbingMouse({}),
      }),
      lantern({ x: lamp[0], y: lamp[1], scale: 0.8 }, true),
      ...atThePlan(),
      placeWithoutShadow(nearLight, {
        thinks: 'Packed, and put down for a moment.',
        at: [914, 594],
        scale: 0.62,
        drawing: satchel({}),
      }),
      placeWithoutShadow(nearLight, {
        thinks: 'A mouse on an arrow. I say nothing.',
        at: [1026, 570],
        scale: 0.58,
        drawing: snail({ mood: 'tender', look: [-0.9, -0.8], neck: 'up' }),
      }),
    ],
    front: [
      ...addRimLight(
        'listeners',
        { colour: '#FFC880', inwards: [-3.6, 2.4], light: unchangedLight, middle: [640, 480], reach: 330 },
        group({}, ...listeners()),
      ),
      radialGradient('warm', [
        [0, '#FFDCA0', 0.9],
        [0.6, '#FFB878', 0.6],
        [1, '#FFB070', 0],
      ]),
      ...clipToBrightParts(
        'listeners',
        ellipse(700, 360, 150, 170, 'url(#warm)'),
        ellipse(840, 500, 90, 110, 'url(#warm)'),
      ),
      ...grassInFront(),
      ...setting.front,
    ],
  })
}
