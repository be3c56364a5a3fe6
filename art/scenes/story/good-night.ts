import { mouse } from '../../characters/friends/mouse'
import { sleepingNori } from '../../characters/nori'
import { clipToFigure, groundShadow, linearGradient, radialGradient } from '../../kit/light-effects'
import { applyLight, type Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { dots, rect } from '../../kit/shapes'
import { group, path, shade } from '../../kit/svg'
import { kitchenByMoon, moonDisc } from '../../places'
import { blanketOverNori, openBook } from '../../props/book-and-blanket'
import { placeWithoutShadow } from './figures'

/* Page 12 of “The Moon Is Late”: asleep at home in moonlight. The text is on the left. */

/** Turns white into a warm grey and fur into brick red. */
const indoorMoonlight: Light = {
  ambient: '#C6C5D2',
  shadeColour: '#7A7CC8',
  strength: 0.7,
  furTint: ['#A83C3C', 0.36],
}

/** The sky in the kitchen window, milky near the moon. */
const nightSky = [
  radialGradient(
    'milk-sky',
    [
      [0, '#F4F6FC'],
      [0.24, '#C8D8F0'],
      [0.5, '#6484BC'],
      [1, '#22367A'],
    ],
    { cx: '.74', cy: '.24', r: '.8' },
  ),
  rect(390, 300, 'url(#milk-sky)', -195, -150),
  moonDisc(94, -78, 46, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-130, -126],
  ]),
]

/** Light from two window panes on the blanket. */
const moonlightOnBlanket = [
  linearGradient('on-wool', [
    [0, '#FFF8E8', 0.7],
    [1, '#FFF8E8', 0],
  ]),
  shade(
    path(
      'M98-198Q124-140 118-64L148-66Q160-140 130-200ZM178-200Q210-130 180-62L212-58Q250-130 212-196Z',
      'url(#on-wool)',
    ),
  ),
]

/** Close to the kitchen floor: moonlight lies on the boards and on the blanket. */
export const goodNightPage = () => {
  const setting = kitchenByMoon(...nightSky)
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...groundShadow('ground', '#1E1A4E', [[748, 562, 250]], 0.6),
      placeWithoutShadow(indoorMoonlight, {
        thinks: 'Good night, m… (He does not come to the end of it.)',
        at: [748, 552],
        scale: 0.98,
        rim: { id: 'nori', colour: '#FFF6E0', inwards: [-1, 2.6], figureHeight: 260 },
        drawing: group({}, sleepingNori(), ...blanketOverNori()),
      }),
      clipToFigure('nori', group({ x: 748, y: 552 }, ...moonlightOnBlanket)),
      applyLight(indoorMoonlight, openBook({ x: 1116, y: 582, scale: 0.8 })),
      placeWithoutShadow('moonlit', {
        thinks: 'Mine. I waited for twelve pages.',
        at: [497, 582],
        scale: 1.25,
        flip: true,
        drawing: mouse({}, true),
      }),
    ],
    front: setting.front,
  })
}
