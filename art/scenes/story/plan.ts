import { puzzledDuck } from '../../characters/friends/duck-poses'
import { hedgehog } from '../../characters/friends/hedgehog'
import { climbingMouse } from '../../characters/friends/mouse'
import { speakingRabbit } from '../../characters/friends/rabbit-poses'
import { snail } from '../../characters/friends/snail'
import { listeningNori } from '../../characters/nori'
import { addRimLight, groundShadow, halo } from '../../kit/light-effects'
import { unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { ellipse, group, type Placement, path, shade } from '../../kit/svg'
import { woodEdge } from '../../places'
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
      '#6E4656',
    ),
    shade(path('M30-84C36-40 34-16 56 6C76 12 98 10 118 4C86-12 72-40 78-84Z', '#54344C')),
    ellipse(1, -84, 78, 18, '#C08A6C'),
    // Shadow of the rabbit's feet.
    shade(ellipse(8, -80, 54, 9, '#B07C60')),
  )

const light = 'afterglow'

const speakerAndListeners = () => [
  placeWithoutShadow('lamplit', {
    thinks: 'Nobody has ever had such a plan. Listen, all of you!',
    at: [1042, 440],
    scale: 0.53,
    drawing: speakingRabbit(),
  }),
  placeWithoutShadow(light, {
    thinks: 'A mouse on an arrow. I say nothing.',
    at: [862, 468],
    scale: 0.6,
    drawing: snail({ mood: 'tender', look: [-0.9, 0.5] }),
  }),
  placeWithoutShadow(light, {
    thinks: 'So many arrows, and no moon on it. Is that allowed?',
    at: [722, 570],
    scale: 0.66,
    flip: true,
    drawing: hedgehog({ mood: 'puzzled', look: [-0.3, -0.9], lifts: 10 }),
  }),
  placeWithoutShadow(light, {
    thinks: 'If the arrows know the way, do I follow them?',
    at: [506, 571],
    scale: 0.62,
    drawing: listeningNori(),
  }),
  placeWithoutShadow(
    { ambient: '#C8A8BC', shadeColour: '#6C5AA0', strength: 0.75, furTint: ['#8A2E5C', 0.2] },
    { thinks: 'A meeting. Can one eat it?', at: [1058, 587], scale: 0.6, drawing: puzzledDuck() },
  ),
]

/** The viewer sits behind the listeners; the rabbit stands in the lantern's light. */
export const planPage = () => {
  const setting = woodEdge()
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...halo('lantern', { at: [936, 150], colour: '#FFE2A8', fadeTo: '#E08C88', radius: 340 }, 0.75),
      ...groundShadow('ground', '#101C30', [
        [1054, 514, 130],
        [506, 572, 150],
        [722, 570, 90],
        [1062, 588, 100],
      ]),
      rabbitsPlan({ x: 752, y: 192 }),
      placeWithoutShadow('dusk', {
        thinks: 'This arrow knows the way to the biscuit.',
        at: [734, 400],
        rotate: 90,
        flip: true,
        drawing: climbingMouse({}),
      }),
      lantern({ x: 936, y: 132, scale: 0.7 }, true),
      placeWithoutShadow(light, {
        thinks: 'A firm place to speak from.',
        at: [1050, 514],
        scale: 0.9,
        drawing: stump({}),
      }),
      placeWithoutShadow('dusk', {
        thinks: 'Packed, and put down for a moment.',
        at: [884, 572],
        scale: 0.6,
        drawing: satchel({}),
      }),
      // The light comes from the lantern above, so the rim light fades towards the ground.
      ...addRimLight(
        'listeners',
        { colour: '#FFD9A8', inwards: [0, 2.4], light: unchangedLight, middle: [800, 400], reach: 300 },
        group({}, ...speakerAndListeners()),
      ),
    ],
    front: setting.front,
  })
}
