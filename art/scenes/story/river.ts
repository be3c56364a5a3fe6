import { duckCrying } from '../../characters/friends/duck-crying'
import { mouseSits } from '../../characters/friends/mouse'
import { watching } from '../../characters/nori'
import { planes } from '../../kit/layers'
import { groundShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { el, group, path, shade } from '../../kit/svg'
import { riverBank } from '../../places'
import { satchel } from '../../props/objects'
import { onGround, onStage } from './figures'

/* Page 5 */

/* Pages 4, 5 and 6 (story-sniff.ts) of “The Moon Is Late”: into the blue hours (docs/storyboard.jpg). */
/** The light of the blue hour: later than on page 4, earlier than on page 6. */
const blueHour: Light = { ambient: '#BAB6E8', cast: '#8280CA', strength: 0.6, wine: ['#A02E5A', 0.22] }

/** The satchel lies low, where less of the light comes. */
const inTheGrass: Light = {
  ambient: '#A4A0B8',
  cast: '#7472A0',
  strength: 0.6,
  wine: ['#8A3048', 0.12],
}

/** The islet in the water, right under it. */
const brokenIslet = shade(
  path('M-146 38q130-8 284 0-150 8-284 0zM-158 48q130-8 284 0-150 8-284 0z', '#35706F'),
)

/** Clara once more, upside down in the water, broken as the moon was. */
const broken = [
  el(
    'clipPath',
    { id: 'ripples' },
    path(
      'M-148 61q120-9 250 0-130 10-250 0zM-154 75q130-10 262 0-130 11-262 0zM-142 90q90-10 190 0-100 11-190 0zM-132 105q20-5 42 0-20 5-42 0zM-58 105q20-5 40 0-20 5-40 0zM-138 120q70-8 150 0-80 9-150 0zM-128 133q60-6 120 0-60 7-120 0z',
      '#000',
    ),
  ),
  el(
    'g',
    { 'clip-path': 'url(#ripples)', opacity: 0.6 },
    el('use', { href: '#clara', transform: 'matrix(1 0 0 -.56 0 48)' }),
  ),
]

/** Over Nori’s shoulder: a high horizon, much water, a small duck alone. */
export const riverPage = () => {
  const place = riverBank()
  const light = blueHour
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      group(
        { x: 642, y: 424, scale: 0.9 },
        brokenIslet,
        ...broken,
        el(
          'g',
          { id: 'clara' },
          onStage(light, {
            thinks: 'I broke it. I broke the moon.',
            at: [-22, 0],
            figure: duckCrying({}),
          }),
        ),
        // A little lighter than the night, so that a child finds it.
        onStage('dusk', {
          thinks: 'Oh, do not cry.',
          at: [84, 6],
          scale: 1.1,
          figure: mouseSits({}, 20),
        }),
      ),
    ],
    front: [
      ...place.front,
      onStage(light, {
        thinks: 'She is so alone over there.',
        at: [222, 724],
        scale: 1.04,
        rim: { id: 'nori', colour: '#F2B8BC', inwards: [-1.4, 2.4] },
        figure: watching(),
      }),
      ...groundShadow('ground', '#060E24', [[448, 592, 90]], 0.8),
      onGround(inTheGrass, {
        thinks: 'Half, for later.',
        at: [446, 588],
        scale: 0.84,
        rotate: -5,
        figure: satchel({}),
      }),
    ],
  })
}
