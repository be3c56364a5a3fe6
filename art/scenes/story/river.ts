import { cryingDuck } from '../../characters/friends/duck-crying'
import { sittingMouse } from '../../characters/friends/mouse'
import { watchingNori } from '../../characters/nori'
import { groundShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { element, group, path, shade } from '../../kit/svg'
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
      'M-158 66q120-9 250 0-130 10-250 0zM-164 79q130-10 262 0-130 11-262 0zM-152 93q90-10 190 0-100 11-190 0zM-138 107q20-5 42 0-20 5-42 0zM-68 106q20-5 40 0-20 5-40 0zM-138 120q70-8 120 0-60 9-120 0z',
      '#000',
    ),
  ),
  element(
    'g',
    { 'clip-path': 'url(#ripples)', opacity: 0.6 },
    element('use', { href: '#clara', transform: 'matrix(1 0 0 -.56 0 54)' }),
  ),
]

/** Rings on the water, three times. @param width half that of the outer ring */
const rings = (x: number, y: number, width: number) =>
  shade(
    element(
      'g',
      { fill: 'none', stroke: '#C8D4F8', 'stroke-width': 3 },
      ...[1, 0.64, 0.3].map((part) =>
        element('ellipse', {
          cx: x,
          cy: y,
          rx: Math.round(width * part),
          ry: Math.round(width * part * 0.22),
          opacity: 1.2 - part,
        }),
      ),
    ),
  )

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
        rings(-146, 36, 44),
        rings(-96, 46, 24),
        path(
          'M-146-14C-154-2-153 6-146 6S-138-2-146-14ZM-132 10C-138 18-137 24-132 24S-126 18-132 10Z',
          '#B4DCFF',
        ),
      ),
    ],
    front: [
      rings(346, 564, 84),
      ...setting.front,
      ...groundShadow(
        'ground',
        '#060E24',
        [
          [84, 574, 100],
          [200, 572, 88],
        ],
        0.8,
      ),
      placeFigure(light, {
        thinks: 'She is so alone over there. (The half biscuit is for later.)',
        at: [150, 568],
        scale: 0.78,
        rim: { id: 'nori', colour: '#F2B8BC', inwards: [-1.4, 2.4] },
        drawing: watchingNori(satchel({})),
      }),
      blades('#0F2344', [
        [-8, 624, 200],
        [70, 624, 96],
        [128, 622, 90],
        [190, 626, 66],
        [262, 624, 80],
      ]),
    ],
  })
}
