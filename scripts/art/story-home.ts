import { blanketOver, openBook } from './bedtime'
import { onGround } from './cast'
import { gradient, groundShadow, onFigure, roundGradient } from './glow'
import { lit } from './light'
import { mouse } from './mouse'
import { sleeping } from './nori'
import { disc, dots, kitchenByMoon, rect } from './places'
import { planes } from './planes'
import { group, line, path, shade } from './svg'

/* Page 12 of “The Moon Is Late”: home, with the moon's light (docs/storyboard.jpg). Its text is on the left. */

/** The sky in the kitchen's window, bright as milk around the moon; its light ends at the panes. */
const nightSky = [
  roundGradient(
    'milk-sky',
    [
      [0, '#EEF0FA'],
      [0.2, '#D8E1F9'],
      [0.5, '#B4C6F2'],
      [1, '#94AAE6'],
    ],
    { cx: '.74', cy: '.26', r: '.8' },
  ),
  rect(390, 300, 'url(#milk-sky)', -195, -150),
  disc(94, -78, 46, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-40, 40],
    [-130, -126],
  ]),
]

/** What he drew himself, pinned to the wall under the text: a moon with a face, asleep as well; hardly seen. */
const onTheWall = [
  shade(path('M130 74L282 88L274 226L122 216Z', '#5C5276')),
  shade(
    line(
      'M216 104C166 98 142 138 158 174C172 204 216 206 236 180C204 184 186 164 190 140C192 122 202 110 216 104M163 150q7 7 14 1M172 176q8 5 15-2M238 116v20M228 126h20M150 104v12M144 110h12',
      '#6E6790',
      5,
    ),
  ),
]

/** Two panes of the window on the blanket, broken at its folds; their light ends in the wool. */
const panesOnBlanket = [
  gradient('on-wool', [
    [0, '#FFF8E8', 0.7],
    [1, '#FFF8E8', 0],
  ]),
  shade(
    path(
      'M110-206C102-180 102-160 101-134Q122-128 137-116L147-130C152-156 156-184 152-208ZM164-206C166-180 164-150 154-120Q186-106 222-74L230-108C230-136 220-162 206-180Q190-198 164-206Z',
      'url(#on-wool)',
    ),
  ),
]

/** Near, on the kitchen floor: the panes of the window lie on the boards and on the blanket over his back. */
export const goodNightPage = () => {
  const place = kitchenByMoon(...nightSky)
  return planes({
    back: [...place.back, ...onTheWall],
    middle: [
      ...place.middle,
      ...groundShadow('ground', '#1E1A4E', [[748, 562, 250]], 0.6),
      onGround('night', {
        thinks: 'Good night, m… (He does not come to the end of it.)',
        at: [748, 552],
        scale: 0.98,
        rim: { id: 'nori', colour: '#FFF6E0', inwards: [-2, 4], tall: 260 },
        figure: group({}, sleeping(), ...blanketOver()),
      }),
      onFigure('nori', group({ x: 748, y: 552 }, ...panesOnBlanket)),
      lit('night', openBook({ x: 1030, y: 588, scale: 0.9 })),
      onGround('moonlit', {
        thinks: 'Mine. I waited for twelve pages.',
        at: [497, 582],
        scale: 1.25,
        flip: true,
        figure: mouse({}, true),
      }),
    ],
    front: place.front,
  })
}
