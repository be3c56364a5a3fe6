import { onGround } from './cast'
import { duckStretched } from './duck'
import { snail } from './friends'
import { hedgehogBehind } from './friends-turned'
import { groundShadow, halo, shadowSide } from './glow'
import { miloSpeaks } from './milo-orator'
import { fromBehind } from './nori'
import { woodEdge } from './places'
import { lantern, plan } from './plan'
import { planes } from './planes'
import { mouse, satchel } from './props'
import { ellipse, group, path, shade } from './svg'

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

/** The plan: a meeting without moon. We sit in the half-ring behind those who listen; Milo is in the lantern's light. */
export const planPage = () => {
  const place = woodEdge()
  const light = 'afterglow'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...halo('lantern', { at: [936, 150], colour: '#FFE2A8', edge: '#E08C88', reach: 340 }, 0.75),
      ...groundShadow('ground', '#151A44', [
        [1046, 514, 130],
        [486, 574, 130],
        [720, 580, 110],
        [908, 576, 90],
        [1116, 566, 90],
      ]),
      plan({ x: 752, y: 206 }),
      onGround('dusk', {
        thinks: 'From up here one sees the biscuit.',
        at: [700, 120],
        rotate: 3,
        figure: mouse({}),
      }),
      lantern({ x: 936, y: 132 }),
      onGround(light, {
        thinks: 'A firm place to speak from.',
        at: [1040, 516],
        scale: 0.9,
        figure: stump({}),
      }),
      onGround('lamplit', {
        thinks: 'Nobody has ever had such a plan. Listen, all of you!',
        at: [1034, 440],
        scale: 0.72,
        figure: miloSpeaks(),
      }),
      onGround(light, {
        thinks: 'Hop? I?',
        at: [1116, 566],
        scale: 0.66,
        figure: snail({ mood: 'surprised', look: [-0.7, -1] }),
      }),
      onGround(light, {
        thinks: 'If the arrows know the way, I follow them.',
        at: [482, 576],
        scale: 0.64,
        rim: { id: 'nori', colour: '#FFD9A8', inwards: [-4, 4] },
        figure: fromBehind({ tilt: -12, look: [0.8, -0.6] }),
      }),
      // The lantern does not reach his left.
      shadowSide(
        'nori',
        'M350 600V250H412C404 300 408 350 424 390C432 420 426 440 440 462C420 480 404 500 408 530C416 560 440 570 452 600Z',
        '#2A2466',
        0.34,
      ),
      onGround(light, {
        thinks: 'Ten arrows and no moon.',
        at: [736, 582],
        scale: 0.7,
        figure: hedgehogBehind(),
      }),
      onGround('dusk', {
        thinks: 'Packed, and put down for a moment.',
        at: [588, 582],
        scale: 0.66,
        figure: satchel({}),
      }),
      onGround(
        { ambient: '#C8A8BC', cast: '#6C5AA0', strength: 0.75, wine: ['#8A2E5C', 0.2] },
        {
          thinks: 'It has no moon on it. Is that allowed?',
          at: [908, 576],
          scale: 0.6,
          figure: duckStretched(),
        },
      ),
    ],
    front: place.front,
  })
}
