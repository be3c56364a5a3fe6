import { inspectingDuck } from '../../characters/friends/duck-inspecting'
import { curledHedgehog } from '../../characters/friends/hedgehog'
import { sleepingMouse } from '../../characters/friends/mouse'
import { yawningRabbit } from '../../characters/friends/rabbit-yawning'
import { packedSnail } from '../../characters/friends/snail'
import { haunchAndTail, restingNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { addEvenRimLight, groundShadow, halo } from '../../kit/light-effects'
import { applyLight, type Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { group, path, repeat } from '../../kit/svg'
import { hilltopInMoonlight, moonDisc, hilltopTuft as tuft } from '../../places'
import { biscuit, laidSatchel, lantern } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 11 of “The Moon Is Late”: everybody is tired, and the moon is there. The text is on the right. */

/** Where the moon shines; everybody shows us the side in the shade. */
const light: Light = {
  ambient: '#A8B6F2',
  shadeColour: '#8090E0',
  strength: 0.88,
  furTint: ['#BE3E30', 0.5],
}

/** On the white duck, whom the moon lights most. */
const featherLight: Light = { ambient: '#F4F0F4', shadeColour: '#A4AEE8', strength: 0.9 }

/** Nori's place and scale, which also apply to those who lean on him. */
const nori = { at: [420, 546] as Point, scale: 0.58 }

/** Everybody, from far to near, with an edge towards the moon. */
const huddle = () =>
  addEvenRimLight(
    'lit',
    { colour: '#F2F8EC', inwards: [2, 2.4], size: [1200, 600] },
    placeWithoutShadow(light, {
      ...nori,
      thinks: 'You are late! (And how glad I am.)',
      drawing: restingNori({
        mood: 'happy',
        mouth: 'call',
        turn: -0.85,
        tilt: 30,
        look: [-1, -1],
        ears: [20, 10],
      }),
    }),
    placeWithoutShadow(light, {
      thinks: 'It came at its own speed.',
      at: [534, 440],
      scale: 0.58,
      rotate: 3,
      drawing: packedSnail({ mood: 'tender', look: [-1, -0.8], neck: 'up' }),
    }),
    placeWithoutShadow(light, {
      thinks: 'So that is a mee… (He does not come to the end of it.)',
      at: [708, 546],
      scale: 0.58,
      flip: true,
      drawing: yawningRabbit(),
    }),
    placeWithoutShadow(light, {
      ...nori,
      thinks: 'This tail is long enough for two.',
      drawing: haunchAndTail,
    }),
    placeWithoutShadow(light, {
      thinks: 'One moon. Now I need not count.',
      at: [534, 550],
      scale: 0.58,
      rotate: 4,
      drawing: curledHedgehog({ mood: 'wonder', look: [-1, -1] }),
    }),
    placeWithoutShadow(featherLight, {
      thinks: 'Not one crack.',
      at: [118, 482],
      scale: 0.58,
      flip: true,
      drawing: inspectingDuck(),
    }),
  )

/** Colour of the moon's dark areas. */
const seas = '#C6DCD6'

/** One heap of tired friends below a huge moon; only Clara is still busy. */
export const moonlightPage = () => {
  const setting = hilltopInMoonlight()
  return planes({
    back: [
      ...setting.back,
      ...halo('glow', { at: [240, 210], colour: '#B4E4DC', radius: 460 }, 0.8),
      group({ x: 240, y: 210, rotate: -20 }, moonDisc(0, 0, 190, '#FBFCF4', seas)),
      ...setting.hills,
    ],
    middle: [
      ...setting.middle,
      // Their shadows fall towards us, with a soft edge.
      ...groundShadow(
        'shadow',
        '#1E5A5C',
        [
          [420, 554, 170],
          [620, 560, 200],
          [674, 589, 50],
        ],
        0.9,
      ),
      ...huddle(),
      placeWithoutShadow(light, {
        thinks: 'Half a biscuit makes a whole pillow.',
        at: [674, 588],
        scale: 0.84,
        drawing: group({}, biscuit({ x: -42, y: -6, scale: 0.95, rotate: -6 }, true), sleepingMouse({})),
      }),
      ...[
        laidSatchel({ x: 250, y: 590, scale: 0.58 }),
        lantern({ x: 312, y: 574, scale: 0.58 }, { out: true }),
      ].map((thing) => applyLight({ ...light, strength: 0.5 }, thing)),
      // In front of paws and feet.
      ...repeat(
        'tuft',
        [
          [290, 557],
          [352, 557],
          [382, 557],
          [470, 557],
          [596, 557],
          [748, 557],
        ],
        path(tuft, '#2C6A68'),
      ),
    ],
    front: [],
  })
}
