import { hedgehog, snail } from './friends'
import { noriHead } from './head'
import * as nori from './nori'
import { notFound } from './not-found'
import { maple, meadow } from './places'
import { leafTrail } from './props'
import type { Scene } from './scene'
import { colours as c, ellipse, group, shade } from './svg'

/* What a visitor sees first: the hero, the head of the header and icon, the Open Graph picture, the 404 page. */

export const heroScenes: Record<string, Scene> = {
  'nori-head': {
    width: 400,
    height: 400,
    title: 'Nori',
    draw: () => [group({ x: 200, y: 258, scale: 0.98 }, noriHead())],
  },
  'hero-wide': {
    width: 1600,
    height: 900,
    waits: true,
    draw: () => [
      ...meadow(1600, 900),
      shade(ellipse(1330, 170, 118, 118, '#FFE7B0')),
      ellipse(1330, 170, 82, 82, c.sun),
      maple({ x: 1490, y: 800, scale: 1.35 }),
      group({ x: 1085, y: 786, scale: 0.94 }, nori.reading({ turn: -0.2, look: [-0.8, 0.5], looksUp: true })),
      group({ x: 800, y: 806, scale: 0.94, flip: true }, hedgehog({ mood: 'curious', look: [-0.7, -0.6] })),
      group({ x: 1334, y: 828, scale: 0.94 }, snail({ look: [-0.9, -0.8] })),
      ...leafTrail([1060, 90, 20], [960, 200, -30], [890, 420, 60]),
    ],
  },
  'hero-tall': {
    width: 780,
    height: 860,
    waits: true,
    draw: () => [
      ...meadow(780, 860),
      shade(ellipse(150, 330, 66, 66, c.sun)),
      maple({ x: 690, y: 760, scale: 1.16 }),
      group({ x: 380, y: 800, scale: 0.84 }, nori.reading({ turn: -0.2, look: [-0.6, 0.6], looksUp: true })),
      group({ x: 118, y: 816, scale: 0.8, flip: true }, hedgehog({ mood: 'curious', look: [-0.7, -0.6] })),
      group({ x: 632, y: 832, scale: 0.84 }, snail({ look: [-0.9, -0.8] })),
      ...leafTrail([60, 446, 20], [200, 480, -30]),
    ],
  },
  card: {
    width: 560,
    height: 630,
    draw: () => [group({ x: 280, y: 610, scale: 1.05 }, nori.reading())],
  },
  'not-found': notFound,
}
