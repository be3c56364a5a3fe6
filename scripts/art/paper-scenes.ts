import { snail } from './friends'
import { noriHead } from './head'
import { envelope, heart, stars } from './props'
import type { Scene } from './scene'
import type { Drawn } from './svg'
import { colours as c, el, ellipse, group, line, path, shade } from './svg'

/* Things of paper: the parcel with the three books, a book of one's own, the letter. */

const kraft = { light: '#E8B982', face: '#D9A066', side: '#C4894F', inside: '#9E6B3A' }

/** A rectangle with round corners, around x = 0, standing on y = 0. */
const sheet = (width: number, height: number, fill: string, y: number = 0, x: number = 0) =>
  el('rect', { x: x - width / 2, y: y - height, width, height, rx: 6, fill })

/** A book with its cover to the front, 150 by 184, standing on y = 0: the title as two lines, and its picture. */
const book = (
  place: Parameters<typeof group>[0],
  { cover, spine, title }: { cover: string; spine: string; title: string },
  ...picture: Drawn[]
) =>
  group(
    place,
    sheet(146, 178, '#FFF6E0', -3, 5),
    sheet(148, 184, cover),
    shade(path('M-74-178Q-74-184-68-184H-60V0H-68Q-74 0-74-6Z', spine)),
    sheet(92, 10, title, -154, 6),
    sheet(64, 10, title, -136, 6),
    ...picture,
  )

/** Nori's head, written once for the three covers. */
const headId = 'head'
const smallHead = (place: Parameters<typeof group>[0]) => group(place, el('use', { href: `#${headId}` }))

const puddleBook = (place: Parameters<typeof group>[0]) =>
  book(
    place,
    { cover: c.sun, spine: c.sunDark, title: c.ink },
    ellipse(7, -62, 56, 52, '#FFE3A3'),
    path('M-34-104c-7 13-8 20 0 20s7-7 0-20ZM52-116c-7 13-8 20 0 20s7-7 0-20Z', '#5FB4EA'),
    smallHead({ x: -6, y: -54, scale: 0.25 }),
  )

const mapBook = (place: Parameters<typeof group>[0]) =>
  book(
    place,
    { cover: '#CDB8FF', spine: '#B79CF7', title: c.ink },
    path('M-60-40C-20-56 30-52 74-44V-6Q74 0 68 0H-60Z', '#8FD0AE'),
    path('M-46-12L-14-22L20-14L56-24V-62L20-52L-14-60L-46-50Z', '#FFF6E0'),
    smallHead({ x: 6, y: -74, scale: 0.25 }),
    line('M-34-22q16-16 30-4t34-6', '#E8593B', 5),
  )

const lighthouseBook = (place: Parameters<typeof group>[0]) =>
  book(
    place,
    { cover: '#23507A', spine: '#173A5E', title: c.sun },
    shade(path('M38-94L-60-118V-84ZM38-94L74-106V-82Z', '#C9C4FF', { opacity: 0.45 })),
    path('M26-86H50L58-6H18Z', '#fff'),
    shade(path('M24-66H52L54-44H22ZM20-26H56L58-6H18Z', '#E8593B')),
    path('M28-104H48V-86H28ZM24-104L38-118L52-104Z', '#E8593B'),
    path('M31-100H45V-88H31Z', c.sun),
    smallHead({ x: -8, y: -44, scale: 0.19 }),
  )

/** The open box, its front 290 wide, standing on y = 0. @param books stand in it */
const box = (place: Parameters<typeof group>[0], ...books: Drawn[]) =>
  group(
    place,
    // Inside, with the flap at the back.
    path('M0-120L56-160H346L290-120Z', kraft.inside),
    path('M56-160H346L330-206H76Z', kraft.light),
    ...books,
    path('M0-120L56-160L6-186L-56-146Z', kraft.light),
    path('M290 0V-120L346-160V-38Z', kraft.side),
    path('M0-120H290V0H0Z', kraft.face),
    path('M290-120L346-160L408-150L356-106Z', kraft.light),
    shade(path('M0-120H290L300-92H-8Z', kraft.light)),
    // The ribbon goes round the box; the bow is on its front.
    path('M0-62H290V-40H0Z', c.violet),
    shade(path('M290-62L346-100V-78L290-40Z', c.violetDeep)),
    path('M136-46L114-10L130-16L140-4L150-46ZM140-46L152-5L163-16L180-11L156-46Z', c.violetDeep),
    path(
      'M145-50C126-92 86-92 90-58C92-34 126-32 145-50C164-32 198-34 200-58C204-92 164-92 145-50Z',
      c.violet,
    ),
    shade(
      path(
        'M145-50C132-66 108-72 104-58C104-46 128-42 145-50C162-42 186-46 186-58C182-72 158-66 145-50Z',
        c.violetDeep,
      ),
    ),
    ellipse(145, -51, 13, 15, c.violet),
  )

/** A child's drawing in crayon: a dog and a child, hand in paw under the sun. Around (0, 0), 220 wide. */
const drawing = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    line('M-102 66Q-40 56 10 64T104 60', c.leaf, 9),
    // The dog.
    path('M-92 6C-92-14-30-16-16-6C-6 4-10 34-20 38H-84C-92 34-94 22-92 6Z', c.fur),
    line('M-80 34V60M-62 36V60M-40 36V60M-24 34V60M-92 8Q-110-6-104-22', c.fur, 9),
    path(
      'M-36-30C-46-56-44-74-38-74C-28-72-26-50-22-44H-4C0-52 4-74 14-74C22-72 18-46 12-28C22-4 6 10-12 10S-46-4-36-30Z',
      '#E8853A',
    ),
    path('M-12-34C-18-14-28-10-26-2C-20 10-4 10 2-2C4-10-8-14-12-34Z', '#fff'),
    line('M-24-22h.1M0-22h.1M-12-8h.1', c.ink, 8),
    line('M-20-1q8 8 16 0', c.ink, 4),
    line('M-30 14Q-12 22 6 12', c.violet, 7),
    // The child.
    path('M59-26L90 40H28Z', '#E8593B'),
    line('M50 40V62M70 40V62M50-4L12 34M68-4L100-26', '#D9996B', 8),
    path('M34-42C34-72 84-72 84-42C84-12 34-12 34-42Z', '#D9996B'),
    path('M30-34C24-80 94-82 88-34C84-48 78-56 68-60C58-52 44-54 40-48Z', '#5B3B35'),
    line('M51-40h.1M67-40h.1', c.ink, 7),
    line('M51-30q8 8 16 0', c.ink, 4),
    heart('#F2727A', { x: 24, y: -92, scale: 0.5 }),
    ellipse(-74, -84, 17, 17, c.sunDark),
    line('M-74-114v-6M-52-105l4-5M-44-84h6M-96-105l-4-5M-104-84h-6M-54-64l5 4M-94-64l-5 4', c.sunDark, 6),
  )

const crayon = (fill: string, place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-46-9H34L52-2Q56 0 52 2L34 9H-46Z', fill),
    shade(path('M-34-9H24V9H-34Z', c.cream, { opacity: 0.45 })),
  )

export const paperScenes: Record<string, Scene> = {
  parcel: {
    width: 640,
    height: 420,
    draw: () => [
      el('defs', {}, el('g', { id: headId }, noriHead())),
      shade(ellipse(258, 384, 230, 18, c.ink, { opacity: 0.14 })),
      box(
        { x: 80, y: 384 },
        puddleBook({ x: 76, y: -102, rotate: -7 }),
        lighthouseBook({ x: 270, y: -102, rotate: 8 }),
        mapBook({ x: 172, y: -112, rotate: -1 }),
      ),
      group({ x: 540, y: 388, scale: 0.94 }, snail({ mood: 'proud' })),
    ],
  },

  custom: {
    width: 480,
    height: 420,
    draw: () => [
      shade(ellipse(240, 394, 190, 15, c.ink, { opacity: 0.14 })),
      sheet(276, 330, c.whiteShade, 386, 252),
      shade(sheet(270, 330, c.cream, 386, 251)),
      sheet(280, 340, '#BFE6D6', 390, 240),
      shade(path('M100 56Q100 50 106 50H120V390H106Q100 390 100 384Z', '#8FD0AE')),
      sheet(234, 208, c.cream, 366, 250),
      drawing({ x: 254, y: 286, scale: 0.98 }),
      // The banner for the title.
      path('M134 84L156 92V128L134 136L142 110ZM366 84L344 92V128L366 136L358 110Z', c.sunDark),
      path('M152 78H348V124H152Z', c.sun),
      crayon('#E8593B', { x: 92, y: 394, rotate: -8 }),
      crayon(c.violet, { x: 408, y: 398, rotate: 6 }),
    ],
  },

  // On a night ground.
  letter: {
    width: 620,
    height: 260,
    draw: () => [
      stars([
        [60, 70, 9],
        [150, 36, 6],
        [500, 50, 8],
        [572, 120, 6],
        [430, 30, 5],
      ]),
      path('M20 240C140 220 460 218 600 240C560 256 60 256 20 240Z', '#54429A'),
      shade(line('M452 236h.1M486 237h.1M520 238h.1M552 240h.1', '#B9A4F0', 7)),
      group({ x: 316, y: 238, scale: 1.15 }, snail({ mood: 'proud' })),
      envelope({ x: 372, y: 68, rotate: 6, scale: 0.82 }),
    ],
  },
}
