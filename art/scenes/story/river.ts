import { cryingDuck } from '../../characters/friends/duck-crying'
import { sittingMouse } from '../../characters/friends/mouse'
import { watchingNori } from '../../characters/nori'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { copies, element, group, type Placement, path, shade } from '../../kit/svg'
import { blades, riverBank } from '../../places'
import { satchel } from '../../props/objects'
import { placeFigure } from './figures'

/* Page 5 of “The Moon Is Late”: the duck on the river. The text is on the right. */

/** Light between those of pages 4 and 6. */
const blueHour: Light = {
  ambient: '#BAB6E8',
  shadeColour: '#8280CA',
  strength: 0.6,
  furTint: ['#A02E5A', 0.22],
}

/** Reflection of the island. */
const brokenIslandReflection = shade(
  path('M-140 44q130-8 300 0-150 8-300 0zM-150 54q130-8 290 0-150 8-290 0z', '#35706F'),
)

/** Reflection of the duck, broken by ripples. */
const brokenReflection = [
  element(
    'clipPath',
    { id: 'ripples' },
    path(
      'M-158 66q120-9 250 0-130 10-250 0zM-164 79q130-10 262 0-130 11-262 0zM-152 93q90-10 190 0-100 11-190 0zM-138 112q70-9 120 0-60 9-120 0z',
      '#000',
    ),
  ),
  element(
    'g',
    { 'clip-path': 'url(#ripples)', opacity: 0.6 },
    element('use', { href: '#clara', transform: 'matrix(1 0 0 -.56 0 54)' }),
  ),
]

/** Broken rings on the water: from Nori's paw and, far away, from Clara's tears. */
const ring = element(
  'g',
  { id: 'ring', fill: 'none', stroke: '#9FB4EC', 'stroke-width': 4, 'stroke-dasharray': '90 14 30 20' },
  path('M-60 0C-60-18 60-18 60 0S-60 18-60 0ZM-32 0C-32-9 32-9 32 0S-32 9-32 0Z', 'none'),
)
const ringAt = (place: Placement) => group(place, element('use', { href: '#ring' }))

/** A high horizon, a lot of water, a small duck; rings from a paw and from tears. */
export const riverPage = () => {
  const setting = riverBank()
  const light = blueHour
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      group(
        { x: 598, y: 436 },
        brokenIslandReflection,
        ...brokenReflection,
        element(
          'g',
          { id: 'clara' },
          placeFigure(light, {
            thinks: 'I broke it. I broke the moon.',
            at: [-60, 4],
            scale: 0.8,
            drawing: cryingDuck({}),
          }),
        ),
        // Lighter than its surroundings, so that a child finds it.
        placeFigure('dusk', {
          thinks: 'Oh, do not cry.',
          at: [112, 8],
          scale: 0.82,
          drawing: sittingMouse({}, 20),
        }),
        group({ x: -146, y: 36, scale: 0.7 }, ring),
        ringAt({ x: -96, y: 46, scale: 0.4 }),
        path(
          'M-146-14C-154-2-153 6-146 6S-138-2-146-14ZM-132 10C-138 18-137 24-132 24S-126 18-132 10Z',
          '#B4DCFF',
        ),
      ),
    ],
    front: [
      ringAt({ x: 344, y: 564, scale: 1.4 }),
      ...setting.front,
      path('M-10 566Q120 552 280 566 270 584 130 584T-10 566Z', '#0C1C42'),
      placeFigure(light, {
        thinks: 'She is so alone over there. (The half biscuit is for later.)',
        at: [150, 568],
        scale: 0.78,
        rim: { id: 'nori', colour: '#F2B8BC', inwards: [-1.4, 2.4] },
        drawing: watchingNori(satchel({})),
      }),
      ...copies(
        'tuft',
        [
          { x: -8, y: 624 },
          { x: 96, y: 622, scale: 0.46 },
          { x: 190, y: 626, scale: 0.36 },
          { x: 270, y: 624, scale: 0.42, flip: true },
        ],
        blades('#0F2344', [[0, 0, 200]]),
      ),
    ],
  })
}
