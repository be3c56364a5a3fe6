import { onGround } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { groundShadow, halo } from './glow'
import { fromBehind } from './nori'
import { dots, woodEdge } from './places'
import { planes } from './planes'
import { mouse, plan, satchel } from './props'
import { ellipse, group, line, path, shade } from './svg'

/* Page 7 of “The Moon Is Late”: Milo has a plan (docs/storyboard.jpg). Its text is on the left. */

/** The stump from which Milo speaks, 190 wide. */
const stump = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M-76-84C-70-40-86-12-120 6C-60 14-44 2-24 6C0 16 30 2 56 6C76 12 98 10 118 4C86-12 72-40 78-84Z',
      '#6E4656',
    ),
    shade(path('M30-84C36-40 34-16 56 6C76 12 98 10 118 4C86-12 72-40 78-84Z', '#54344C')),
    ellipse(1, -84, 78, 18, '#C08A6C'),
    shade(
      path('M-44-84a46 10 0 1 0 90 0a46 10 0 1 0-90 0M-20-84a22 5 0 1 0 42 0a22 5 0 1 0-42 0', 'none', {
        stroke: '#9A6650',
        'stroke-width': 3,
      }),
    ),
  )

/** Cords and pegs on which the plan hangs from the branch. */
const pegs = [
  line('M668 168L676 44M884 150L876 36', '#2A2350', 3),
  line('M669 156v22M884 138v22', '#D9A070', 9),
]

/** The plan: a meeting without moon. The sheet is the brightest thing, and everybody looks at it. */
export const planPage = () => {
  const place = woodEdge()
  const light = 'afterglow'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...halo('paper', { at: [774, 238], colour: '#FFF3D6', edge: '#F0A890', reach: 280 }, 0.55),
      ...groundShadow('ground', '#151A44', [
        [968, 530, 150],
        [530, 584, 150],
        [868, 580, 120],
        [1060, 580, 120],
      ]),
      onGround(light, { thinks: 'A firm place to speak from.', at: [968, 530], figure: stump({}) }),
      onGround('dusk', {
        thinks: 'Nobody has ever had such a plan. Listen, all of you!',
        at: [956, 450],
        scale: 0.74,
        figure: rabbit({ mood: 'talking', look: [-0.9, 0.8], raised: true }),
      }),
      plan({ x: 776, y: 246, scale: 1.9 }),
      ...pegs,
      onGround(light, {
        thinks: 'It has no moon on it. Is that allowed?',
        at: [1066, 580],
        scale: 0.64,
        figure: duck({ mood: 'puzzled', look: [-1, -0.8] }),
      }),
      onGround(light, {
        thinks: 'Three arrows and one cross make four.',
        at: [868, 580],
        scale: 0.68,
        figure: hedgehog({ mood: 'curious', look: [-0.4, -1] }),
      }),
      onGround(light, {
        thinks: 'Hop? I?',
        at: [678, 584],
        scale: 0.62,
        flip: true,
        figure: snail({ mood: 'surprised', look: [-0.6, -1] }),
      }),
      onGround(light, {
        thinks: 'If the arrows know the way, I follow them.',
        at: [530, 584],
        scale: 0.66,
        rim: { id: 'nori', colour: '#FFD9B8', inwards: [-4, 4] },
        figure: fromBehind({ turn: 0.5 }),
      }),
      onGround('dusk', {
        thinks: 'From up here one sees the biscuit.',
        at: [742, 160],
        scale: 0.9,
        rotate: -4,
        figure: mouse({}),
      }),
      onGround('dusk', {
        thinks: 'Packed, and put down for a moment.',
        at: [476, 582],
        scale: 0.86,
        figure: satchel({}),
      }),
    ],
    front: [
      ...place.front,
      // Fireflies, which are on no other page.
      ...halo('firefly', { at: [1120, 330], colour: '#FFF0B0', edge: '#FFC070', reach: 46 }, 0.8),
      dots('#FFF3C4', 6, [
        [1120, 330],
        [590, 190],
        [910, 150],
      ]),
    ],
  })
}
