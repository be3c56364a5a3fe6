import { onGround } from './cast'
import { groundShadow, halo, onFigure } from './glow'
import { lit } from './light'
import { sleeping } from './nori'
import { disc, dots, kitchenByMoon, rect } from './places'
import { planes } from './planes'
import { blanket, closedBook, mouse } from './props'
import { group, path, shade } from './svg'

/* Page 12 of “The Moon Is Late”: home, with the moon's light (docs/storyboard.jpg). Its text is on the left. */

/** The sky in the kitchen's window. */
const nightSky = [
  rect(300, 270, '#6E88D0', -150, -140),
  ...halo('milky', { at: [62, -66], colour: '#F4F4F0', edge: '#A8BCEC', reach: 190 }, 0.8),
  disc(62, -66, 48, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-40, 40],
    [96, 60],
    [-110, 90],
  ]),
]

/** The panes of the window on his back, bent as the back is. */
const panesOnFur = shade(
  path(
    'M816 340H836C846 376 850 414 848 438C826 433 806 434 790 440C800 410 812 376 816 340ZM850 340H900C928 390 936 440 932 470C914 452 890 442 862 439C864 410 860 376 850 340Z',
    'url(#moonbeam)',
    { opacity: 0.36 },
  ),
)

/** Near, on the kitchen floor: the panes of the window lie on the boards, on the blanket and on the fur. */
export const goodNightPage = () => {
  const place = kitchenByMoon(...nightSky)
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      lit('night', group({ x: 748, y: 562, scale: 1.14 }, blanket({}))),
      ...groundShadow('ground', '#1E1A4E', [[748, 562, 250]], 0.6),
      onGround('night', {
        thinks: 'Good night, m… (He does not come to the end of it.)',
        at: [748, 552],
        scale: 0.98,
        rim: { id: 'nori', colour: '#FFF6E0', inwards: [-2, 4], tall: 260 },
        figure: sleeping(),
      }),
      onFigure('nori', panesOnFur),
      lit('night', closedBook({ x: 1050, y: 584 })),
      onGround('moonlit', {
        thinks: 'Mine. I waited for twelve pages.',
        at: [494, 590],
        scale: 1.1,
        flip: true,
        figure: mouse({}, true),
      }),
    ],
    front: place.front,
  })
}
