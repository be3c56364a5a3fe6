import { cryingDuck } from '../../characters/friends/duck-crying'
import { darkBrown, face } from '../../characters/friends/hedgehog'
import { peepingMouse } from '../../characters/friends/mouse'
import { watchingNori } from '../../characters/nori'
import { halo } from '../../kit/light-effects'
import { applyLight, type Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { asFigure, copies, element, group, path } from '../../kit/svg'
import { blades, island, riverBank } from '../../places'
import { lantern, satchel } from '../../props/objects'
import { placeFigure } from './figures'

/* Page 5 of “The Moon Is Late”: the duck on the river. The text is on the right. */

/** Starlight on mist: bluer than on page 6. */
const starlight: Light = {
  ambient: '#BAB6E8',
  shadeColour: '#8280CA',
  strength: 0.6,
  furTint: ['#A02E5A', 0.22],
}

/** Stripes of still water, which break the reflection of island and duck. */
const brokenReflection = [
  element(
    'clipPath',
    { id: 'ripples' },
    path(
      'M-190 26q180-6 370 0-180 14-370 0zM-150 42q130-9 290 0-150 10-290 0zM-130 54q110-9 230 0-110 10-230 0zM-100 68q90-10 170 0-90 11-170 0zM-110 84q70-10 150 0-90 10-150 0zM-84 100q60-9 100 0-50 9-100 0z',
      '#000',
    ),
  ),
  element(
    'g',
    { 'clip-path': 'url(#ripples)', opacity: 0.7 },
    element('use', { href: '#clara', transform: 'matrix(1 0 0 -.7 0 44)' }),
  ),
]

/** Broken rings on the water, from Clara's tears. */
const rings = element(
  'g',
  { fill: 'none', stroke: '#9FB4EC', 'stroke-width': 2, 'stroke-dasharray': '45 7 15 10' },
  path('M-30 0C-30-9 30-9 30 0S-30 9-30 0ZM-16 0C-16-5 16-5 16 0S-16 5-16 0Z', 'none'),
)

/** A high horizon, a lot of water, a small duck, and rings from her tears. */
export const riverPage = () => {
  const setting = riverBank()
  const light = starlight
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      group(
        { x: 612, y: 346 },
        ...brokenReflection,
        element(
          'g',
          { id: 'clara' },
          ...island,
          placeFigure('dusk', {
            thinks: 'I broke it. I broke the moon.',
            at: [-44, -16],
            scale: 0.76,
            drawing: cryingDuck({}),
          }),
        ),
        group({ x: -104, y: 40 }, rings),
        path(
          'M-84-105C-91-93-91-86-84-86S-77-93-84-105ZM-136-34C-146-18-145-9-136-9S-126-18-136-34Z',
          '#7CC4FF',
        ),
      ),
    ],
    front: [
      ...setting.front,
      path('M-20 572Q40 562 92 574 160 558 312 562 310 574 240 584 120 588-20 584Z', '#0C1C42'),
      placeFigure(light, {
        thinks: 'She is so alone over there. (The half biscuit is for later.)',
        at: [80, 574],
        scale: 0.68,
        drawing: watchingNori(),
      }),
      // Half a biscuit in it, lighter than its surroundings.
      group(
        { x: 98, y: 530, rotate: 4, scale: 0.62 },
        satchel({}, (...bag) => [applyLight(light, ...bag)]),
      ),
      placeFigure('dusk', {
        thinks: 'It smells of biscuit. Quiet, somebody is crying.',
        at: [54, 433],
        scale: 0.68,
        flip: true,
        drawing: peepingMouse({}),
      }),
      placeFigure(light, {
        thinks: 'Three, and one who cries: that makes four.',
        at: [-7, 598],
        scale: 0.94,
        rotate: -14,
        flip: true,
        drawing: asFigure(
          'hedgehog',
          {},
          ...face({ mood: 'wonder', look: [-0.8, -0.8] }, []),
          path('M-30 8L-46-26-38-30-50-42-38-46-46-64-32-64-36-82-18-78-10-98 2-86 70-92V20Z', darkBrown),
        ),
      }),
      // It has been put down for Clara: the light is soft.
      ...halo('lantern-light', { at: [158, 570], colour: '#FFD080', fadeTo: '#C0608A', radius: 150 }, 0.7),
      lantern({ x: 158, y: 574, scale: 0.68 }),
      ...copies(
        'tuft',
        [
          { x: 112, y: 622, scale: 0.46 },
          { x: 270, y: 624, scale: 0.42, flip: true },
        ],
        blades('#0F2344', [[0, 0, 200]]),
      ),
    ],
  })
}
