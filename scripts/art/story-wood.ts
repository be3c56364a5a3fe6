import { onGround } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { groundShadow, halo } from './glow'
import { lit } from './light'
import { fromBehind } from './nori'
import { dots, woodEdge } from './places'
import { planes } from './planes'
import { mouse, plan, satchel } from './props'
import { ellipse, group, line, path, shade } from './svg'

/* Page 7 of “The Moon Is Late”: Milo has a plan (docs/storyboard.png). Its text is on the left. */

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

/** A paw of Milo's that holds an edge, from in front. */
const holdingPaw = (x: number, y: number) => [
  ellipse(x, y, 11, 9, '#fff'),
  shade(line(`M${x - 7} ${y - 3}h8M${x - 7} ${y + 3}h8`, '#B9AFC6', 2)),
]

/** The plan: a meeting without moon. The sheet is the brightest thing, and everybody looks at it. */
export const planPage = () => {
  const place = woodEdge()
  const light = 'afterglow'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...halo('paper', { at: [742, 246], colour: '#FFF3D6', edge: '#F0A890', reach: 280 }, 0.55),
      ...groundShadow('ground', '#151A44', [
        [968, 530, 150],
        [562, 584, 150],
        [836, 580, 120],
        [1060, 580, 120],
      ]),
      onGround(light, { thinks: 'A firm place to speak from.', at: [968, 530], figure: stump({}) }),
      onGround('dusk', {
        thinks: 'Nobody has ever had such a plan. Listen, all of you!',
        at: [956, 450],
        scale: 0.74,
        figure: rabbit({ mood: 'talking', look: [-0.9, 0.8], raised: true }),
      }),
      plan({ x: 736, y: 246, rotate: -3, scale: 2.3 }),
      lit('dusk', holdingPaw(870, 322)),
      onGround(light, {
        thinks: 'It has no moon on it. Is that allowed?',
        at: [1066, 580],
        scale: 0.64,
        figure: duck({ mood: 'puzzled', look: [-1, -0.8] }),
      }),
      onGround(light, {
        thinks: 'Three arrows and one cross make four.',
        at: [836, 580],
        scale: 0.68,
        figure: hedgehog({ mood: 'curious', look: [-0.4, -1] }),
      }),
      onGround(light, {
        thinks: 'Hop? I?',
        at: [692, 584],
        scale: 0.62,
        flip: true,
        figure: snail({ mood: 'surprised', look: [-0.6, -1] }),
      }),
      onGround(light, {
        thinks: 'If the arrows know the way, I follow them.',
        at: [562, 584],
        scale: 0.66,
        rim: { id: 'nori', colour: '#FFD9B8', inwards: [-4, 4] },
        figure: fromBehind({ tilt: 6, turn: 0.5 }),
      }),
      onGround('dusk', {
        thinks: 'From up here one sees the biscuit.',
        at: [650, 144],
        scale: 0.9,
        rotate: -7,
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
        [440, 300],
        [424, 470],
        [910, 150],
      ]),
    ],
  })
}
