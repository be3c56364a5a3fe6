import { duckPuzzled } from '../../characters/friends/duck-poses'
import { hedgehog } from '../../characters/friends/hedgehog'
import { mouseClimbs } from '../../characters/friends/mouse'
import { miloSpeaks } from '../../characters/friends/rabbit-speaking'
import { snail } from '../../characters/friends/snail'
import { listening } from '../../characters/nori'
import { planes } from '../../kit/layers'
import { groundShadow, halo, rimmed } from '../../kit/light-effects'
import { asItIs } from '../../kit/lighting'
import { ellipse, group, path, shade } from '../../kit/svg'
import { woodEdge } from '../../places'
import { lantern, satchel } from '../../props/objects'
import { plan } from '../../props/rabbits-plan'
import { onGround } from './figures'

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
    // Milo's feet are on it.
    shade(ellipse(8, -80, 54, 9, '#B07C60')),
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
      ...groundShadow('ground', '#101C30', [
        [1054, 514, 130],
        [506, 572, 150],
        [722, 570, 90],
        [1062, 588, 100],
      ]),
      plan({ x: 752, y: 192 }),
      onGround('dusk', {
        thinks: 'This arrow knows the way to the biscuit.',
        at: [734, 400],
        rotate: 90,
        flip: true,
        figure: mouseClimbs({}),
      }),
      lantern({ x: 936, y: 132, scale: 0.7 }, true),
      onGround(light, {
        thinks: 'A firm place to speak from.',
        at: [1050, 514],
        scale: 0.9,
        figure: stump({}),
      }),
      onGround('dusk', {
        thinks: 'Packed, and put down for a moment.',
        at: [884, 572],
        scale: 0.6,
        figure: satchel({}),
      }),
      // The lantern is above them: its light is on their heads and backs, and less and less below.
      ...rimmed(
        'listeners',
        { colour: '#FFD9A8', inwards: [0, 2.4], light: asItIs, middle: [800, 400], reach: 300 },
        group(
          {},
          onGround('lamplit', {
            thinks: 'Nobody has ever had such a plan. Listen, all of you!',
            at: [1042, 440],
            scale: 0.53,
            figure: miloSpeaks(),
          }),
          onGround(light, {
            thinks: 'A mouse on an arrow. I say nothing.',
            at: [862, 468],
            scale: 0.6,
            figure: snail({ mood: 'tender', look: [-0.9, 0.5] }),
          }),
          onGround(light, {
            thinks: 'So many arrows, and no moon on it. Is that allowed?',
            at: [722, 570],
            scale: 0.66,
            flip: true,
            figure: hedgehog({ mood: 'puzzled', look: [-0.3, -0.9], lifts: 10 }),
          }),
          onGround(light, {
            thinks: 'If the arrows know the way, do I follow them?',
            at: [506, 571],
            scale: 0.62,
            figure: listening(),
          }),
          onGround(
            { ambient: '#C8A8BC', cast: '#6C5AA0', strength: 0.75, wine: ['#8A2E5C', 0.2] },
            { thinks: 'A meeting. Can one eat it?', at: [1058, 587], scale: 0.6, figure: duckPuzzled() },
          ),
        ),
      ),
    ],
    front: place.front,
  })
}
