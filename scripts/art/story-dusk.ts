import { onGround, onStage } from './cast'
import { duckCrying } from './duck-sad'
import { snail } from './friends'
import { groundShadow } from './glow'
import type { Light } from './light'
import { bowing, fromBehind } from './nori'
import { blades, lane, riverBank } from './places'
import { planes } from './planes'
import { basket, mouse, satchel } from './props'
import { sniffPage } from './story-sniff'
import type { Drawn } from './svg'
import { group, line, shade } from './svg'

/* Pages 4, 5 and 6 (story-sniff.ts) of “The Moon Is Late”: into the blue hours (docs/storyboard.jpg). */

/** The strap that holds the basket on the shell. */
const strap = shade(line('M8-118C-4-90-10-60-4-26', '#8A5A44', 6))

/** The eye of a snail: low horizon, high grass; Nori is an express train that has stopped. */
const lanePage = () => {
  const place = lane()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...groundShadow(
        'ground',
        '#123238',
        [
          [108, 566, 90],
          [368, 566, 110],
          [658, 584, 220],
        ],
        0.6,
      ),
      onGround(light, {
        thinks: 'On Tuesday? Today is Sunday.',
        at: [248, 566],
        scale: 0.76,
        rim: { id: 'nori', colour: '#FCE6BC', inwards: [-3, 2] },
        figure: bowing({ mood: 'curious', turn: 0.7, look: [1, 0.9], tilt: 16, pack: satchel({}) }),
      }),
      onStage(light, {
        thinks: 'A cloth, and room for two.',
        at: [688, 436],
        rotate: 9,
        figure: basket({}),
      }),
      onStage(light, {
        thinks: 'From up here I can see the biscuit.',
        at: [694, 392],
        scale: 1.1,
        rotate: 5,
        figure: mouse({}),
      }),
      onStage(light, {
        thinks: 'So tall. So fast. What one must see from up there!',
        at: [660, 578],
        scale: 1.36,
        rim: { id: 'presto', colour: '#FCE6BC', inwards: [4, 3], tall: 122 },
        figure: group({}, snail({ mood: 'happy', look: [-0.8, -0.9] }), strap),
      }),
    ],
    front: place.front,
  })
}

/** The satchel lies low, where less of the light comes. */
const inTheGrass: Light = {
  ambient: '#A4A0B8',
  cast: '#7472A0',
  strength: 0.6,
  wine: ['#8A3048', 0.12],
}

/** Over Nori’s shoulder: a high horizon, much water, a small duck alone. */
const riverPage = () => {
  const place = riverBank()
  const light = 'night'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      onStage(light, {
        thinks: 'I broke it. I broke the moon.',
        at: [612, 386],
        figure: duckCrying({}),
      }),
      onStage(light, {
        thinks: 'Oh, do not cry.',
        at: [718, 392],
        scale: 1.1,
        figure: mouse({}),
      }),
    ],
    front: [
      ...place.front,
      onStage(light, {
        thinks: 'She is so alone over there.',
        at: [226, 738],
        scale: 1.04,
        rim: { id: 'nori', colour: '#F2B8BC', inwards: [4, 5] },
        figure: fromBehind({ bust: true, mood: 'sad', tilt: -4, ears: 98, look: [0.9, 0] }),
      }),
      ...groundShadow('ground', '#060E24', [[448, 592, 90]], 0.8),
      onGround(inTheGrass, {
        thinks: 'Half, for later.',
        at: [446, 588],
        scale: 0.84,
        rotate: -5,
        figure: satchel({}),
      }),
      blades('#0F2344', [[490, 616, 64]]),
    ],
  })
}

export const dusk: Record<string, () => Drawn[]> = { lane: lanePage, river: riverPage, sniff: sniffPage }
