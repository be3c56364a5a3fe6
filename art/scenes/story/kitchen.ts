import { sittingMouse } from '../../characters/friends/mouse'
import { offeringNori } from '../../characters/nori'
import { applyLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { dots, rect } from '../../kit/shapes'
import { asFigure, colours as c, element, ellipse, path, shade } from '../../kit/svg'
import { kitchenByLamp } from '../../places'
import { blanket, openBook } from '../../props/book-and-blanket'
import { biscuit } from '../../props/objects'
import { placeFigure, placeWithoutShadow } from './figures'

/* Page 1 of “The Moon Is Late”: in the kitchen by lamplight. The text is on the left. */

/** The bandana over the table's edge. */
const bandanaOnTable = applyLight(
  'lamplit',
  asFigure('bandana', {}, path('M1064 431L1074 415Q1094 408 1114 412L1128 431Z', '#A78BFA')),
  path(
    'M1064 431Q1096 427 1128 431C1134 452 1132 476 1125 496L1109 470L1094 516C1078 492 1066 462 1064 431Z',
    c.violet,
  ),
  // Fold.
  shade(path('M1104 430C1113 442 1114 456 1109 470L1100 498C1106 474 1107 450 1104 430Z', c.violetDeep)),
  dots(c.sun, 9, [
    [1082, 446],
    [1092, 478],
    [1119, 454],
    [1096, 419],
  ]),
)

/** The dark window pane, which reflects Nori with his biscuit. */
const darkGlass = [
  rect(390, 300, '#17163F', -195, -150),
  element('clipPath', { id: 'panes' }, rect(390, 300, '#000', -195, -150)),
  shade(
    element(
      'g',
      { 'clip-path': 'url(#panes)', opacity: 0.25 },
      element('use', { href: '#holds-up', transform: 'translate(383 -48) scale(-.44 .44)' }),
    ),
  ),
]

/** Nori's shadow right under him, as the lamp hangs above. */
const shadowUnderHim = shade(ellipse(604, 559, 154, 18, '#2E2A6A', { opacity: 0.5 }))

/** A medium shot in lamplight; the dark window is the only cold colour. */
export const kitchenPage = () => {
  const setting = kitchenByLamp(...darkGlass)
  const light = 'lamplit'
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      blanket({ x: 640, y: 562 }),
      shadowUnderHim,
      element(
        'g',
        { id: 'holds-up' },
        placeWithoutShadow(light, {
          thinks: 'I have brought your half. Where are you?',
          at: [616, 562],
          scale: 0.9,
          drawing: offeringNori({
            mood: 'surprised',
            look: [1, -0.9],
            tilt: -16,
            ears: 20,
            offers: biscuit({ scale: 1.65, rotate: -78 }, true),
          }),
        }),
      ),
      placeFigure(light, {
        thinks: 'Always the same story.',
        at: [984, 584],
        scale: 1.1,
        drawing: openBook({}),
      }),
      placeFigure(light, {
        thinks: 'That biscuit is held up very high.',
        at: [1012, 474],
        scale: 0.74,
        drawing: sittingMouse({}, 22),
      }),
    ],
    front: [...setting.front, bandanaOnTable],
  })
}
