import { blanket, openBook } from './bedtime'
import { onGround, onStage } from './cast'
import { groundShadow } from './glow'
import { offering, walking } from './nori'
import { gardenGate, kitchenByLamp, rect } from './places'
import { planes } from './planes'
import { biscuit, mouse, satchel } from './props'
import { leavesPage } from './story-clearing'
import type { Drawn } from './svg'
import { el, ellipse, path, shade } from './svg'

/* Pages 1 to 3 of “The Moon Is Late”: from the lamp in the kitchen into the dusk (docs/storyboard.jpg). */

/** The dark glass, and in it Nori with his biscuit, faint. */
const darkGlass = [
  rect(390, 300, '#17163F', -195, -150),
  el('clipPath', { id: 'panes' }, rect(390, 300, '#000', -195, -150)),
  shade(
    el(
      'g',
      { 'clip-path': 'url(#panes)', opacity: 0.17 },
      el('use', { href: '#holds-up', transform: 'translate(428 -150) scale(-.56 .56)' }),
    ),
  ),
]

/** Medium shot in lamplight; the dark window is the only cold colour. */
const kitchenPage = () => {
  const place = kitchenByLamp(...darkGlass)
  const light = 'lamplit'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      blanket({ x: 640, y: 562 }),
      ...groundShadow('under', '#2E2450', [[610, 562, 180]], 0.5),
      el(
        'g',
        { id: 'holds-up' },
        onGround(light, {
          thinks: 'I have brought your half. Where are you?',
          at: [606, 562],
          scale: 0.9,
          figure: offering({
            mood: 'puzzled',
            mouth: 'oh',
            look: [1, -0.9],
            tilt: -16,
            ears: 20,
            offers: biscuit({ scale: 1.6, rotate: 30 }, true),
          }),
        }),
      ),
      onStage(light, {
        thinks: 'Always the same story.',
        at: [976, 574],
        scale: 1.1,
        figure: openBook({}),
      }),
      onStage(light, {
        thinks: 'That biscuit is held up very high.',
        at: [984, 480],
        scale: 0.95,
        figure: mouse({}),
      }),
    ],
    front: place.front,
  })
}

/** His shadow falls before him, away from the door: legs, tail, cheeks, and two tall ears at its end. */
const longShadow = shade(
  path(
    'M588 532C562 536 538 541 518 548C508 535 490 523 472 516L467 523C448 514 426 513 406 519C364 508 320 508 276 518Q268 523 276 526C316 535 352 541 384 543Q376 553 384 562C344 562 306 569 270 580Q263 585 272 588C324 592 368 591 410 582C428 588 446 588 460 583L466 591C482 586 492 580 496 572C508 570 518 573 530 575C552 581 574 579 594 572C582 580 570 583 552 583C576 593 608 589 620 570L632 552L666 535L651 531L614 547C598 552 580 551 568 547L606 533Z',
    '#101A48',
    { opacity: 0.75 },
  ),
)

/** Extreme long shot, alone: three quarters of the picture are sky. */
const doorPage = () => {
  const place = gardenGate()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      longShadow,
      // The mouse's, away from the door.
      shade(ellipse(775, 558, 36, 5, '#5E4468', { opacity: 0.6 })),
      onGround(light, {
        thinks: 'It is very large. I am not. I go anyway.',
        at: [622, 532],
        scale: 0.2,
        flip: true,
        rim: { id: 'nori', colour: '#FFE9B0', inwards: [-2, 0.5] },
        figure: walking({
          mood: 'wonder',
          mouth: 'pressed',
          look: [0.8, -0.9],
          tilt: -12,
          pack: satchel({}),
        }),
      }),
      onGround(light, {
        thinks: 'Where the biscuit goes, I go.',
        at: [792, 558],
        scale: 0.62,
        figure: mouse({}),
      }),
    ],
    front: place.front,
  })
}

export const evening: Record<string, () => Drawn[]> = {
  kitchen: kitchenPage,
  door: doorPage,
  leaves: leavesPage,
}
