import { cryingDuck } from '../../characters/friends/duck-crying'
import { sittingMouse } from '../../characters/friends/mouse'
import { watchingNori } from '../../characters/nori'
import { groundShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { element, group, path, shade } from '../../kit/svg'
import { riverBank } from '../../places'
import { satchel } from '../../props/objects'
import { placeFigure, placeWithoutShadow } from './figures'

/* Page 5 of “The Moon Is Late”: the duck on the river. The text is on the right. */

/** Light between those of pages 4 and 6. */
const blueHour: Light = {
  ambient: '#BAB6E8',
  shadeColour: '#8280CA',
  strength: 0.6,
  furTint: ['#A02E5A', 0.22],
}

/** Weaker light for the satchel in the grass. */
const grassLight: Light = {
  ambient: '#A4A0B8',
  shadeColour: '#7472A0',
  strength: 0.6,
  furTint: ['#8A3048', 0.12],
}

/** Reflection of the islet. */
const brokenIsletReflection = shade(
  path('M-146 38q130-8 284 0-150 8-284 0zM-158 48q130-8 284 0-150 8-284 0z', '#35706F'),
)

/** Reflection of the duck, broken by ripples. */
const brokenReflection = [
  element(
    'clipPath',
    { id: 'ripples' },
    path(
      'M-148 61q120-9 250 0-130 10-250 0zM-154 75q130-10 262 0-130 11-262 0zM-142 90q90-10 190 0-100 11-190 0zM-132 105q20-5 42 0-20 5-42 0zM-58 105q20-5 40 0-20 5-40 0zM-138 120q70-8 150 0-80 9-150 0zM-128 133q60-6 120 0-60 7-120 0z',
      '#000',
    ),
  ),
  element(
    'g',
    { 'clip-path': 'url(#ripples)', opacity: 0.6 },
    element('use', { href: '#clara', transform: 'matrix(1 0 0 -.56 0 48)' }),
  ),
]

/** Over Nori's shoulder: a high horizon, a lot of water, a small duck. */
export const riverPage = () => {
  const setting = riverBank()
  const light = blueHour
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      group(
        { x: 642, y: 424, scale: 0.9 },
        brokenIsletReflection,
        ...brokenReflection,
        element(
          'g',
          { id: 'clara' },
          placeFigure(light, {
            thinks: 'I broke it. I broke the moon.',
            at: [-22, 0],
            drawing: cryingDuck({}),
          }),
        ),
        // Lighter than its surroundings, so that a child finds it.
        placeFigure('dusk', {
          thinks: 'Oh, do not cry.',
          at: [84, 6],
          scale: 1.1,
          drawing: sittingMouse({}, 20),
        }),
      ),
    ],
    front: [
      ...setting.front,
      placeFigure(light, {
        thinks: 'She is so alone over there.',
        at: [222, 724],
        scale: 1.04,
        rim: { id: 'nori', colour: '#F2B8BC', inwards: [-1.4, 2.4] },
        drawing: watchingNori(),
      }),
      ...groundShadow('ground', '#060E24', [[448, 592, 90]], 0.8),
      placeWithoutShadow(grassLight, {
        thinks: 'Half, for later.',
        at: [446, 588],
        scale: 0.84,
        rotate: -5,
        drawing: satchel({}),
      }),
    ],
  })
}
