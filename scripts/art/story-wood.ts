import { heights, onGround } from './cast'
import { duck, rabbit, snail } from './friends'
import { hedgehogBehind } from './friends-turned'
import { groundShadow, halo } from './glow'
import type { Point } from './limbs'
import { fromBehind } from './nori'
import { woodEdge } from './places'
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
  line('M668 154L676 44M884 136L876 36', '#2A2350', 3),
  line('M669 142v22M884 124v22', '#D9A070', 9),
]

/** The plan: a meeting without moon. We sit in the ring behind those who listen; Milo is small and in the light. */
export const planPage = () => {
  const place = woodEdge()
  const light = 'afterglow'
  const rim = { colour: '#FFD9B8', inwards: [-4, 4] as Point }
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...halo('paper', { at: [790, 250], colour: '#FFE8C0', edge: '#E08C88', reach: 330 }, 0.6),
      ...groundShadow('ground', '#151A44', [
        [984, 506, 130],
        [760, 600, 380],
      ]),
      onGround(light, {
        thinks: 'A firm place to speak from.',
        at: [984, 508],
        scale: 0.84,
        figure: stump({}),
      }),
      onGround('lamplit', {
        thinks: 'Nobody has ever had such a plan. Listen, all of you!',
        at: [974, 440],
        scale: 0.66,
        rotate: -9,
        figure: rabbit({ mood: 'talking', look: [-0.9, 0.4], raised: true }),
      }),
      plan({ x: 776, y: 232, scale: 1.9 }),
      ...pegs,
      // His stick, which is at the hole to dig.
      line('M876 352L842 266', '#6E4656', 7),
      onGround('dusk', {
        thinks: 'From up here one sees the biscuit.',
        at: [742, 146],
        scale: 0.9,
        rotate: -4,
        figure: mouse({}),
      }),
    ],
    front: [
      ...place.front,
      onGround(light, {
        thinks: 'If the arrows know the way, I follow them.',
        at: [534, 624],
        scale: 0.71,
        rim: { ...rim, id: 'nori' },
        figure: fromBehind({ mood: 'curious', turn: 0.5, tilt: -12 }),
      }),
      onGround(light, {
        thinks: 'Three arrows and no moon.',
        at: [700, 612],
        scale: 0.94,
        rim: { ...rim, id: 'hugo', inwards: [-2, 4], tall: heights.hedgehog },
        figure: hedgehogBehind(),
      }),
      onGround(light, {
        thinks: 'Hop? I?',
        at: [930, 606],
        scale: 0.88,
        figure: snail({ mood: 'surprised', look: [-0.6, -1] }),
      }),
      onGround(
        { ambient: '#AA9CCC', cast: '#6C5AA0', strength: 0.75 },
        {
          thinks: 'It has no moon on it. Is that allowed?',
          at: [1077, 592],
          scale: 0.6,
          rotate: 8,
          rim: { ...rim, id: 'clara', inwards: [3, 4], tall: heights.duck },
          figure: duck({ mood: 'curious', look: [-0.7, -0.8] }),
        },
      ),
      onGround('dusk', {
        thinks: 'Packed, and put down for a moment.',
        at: [630, 604],
        scale: 0.8,
        figure: satchel({}),
      }),
    ],
  })
}
