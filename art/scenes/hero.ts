import { hedgehog } from '../characters/friends/hedgehog'
import { snail } from '../characters/friends/snail'
import { readingNori } from '../characters/nori'
import { noriHead } from '../characters/nori/head'
import type { Scene } from '../kit/scene'
import { group } from '../kit/svg'
import { maple, valley } from '../places'
import { leafTrail, mapleLeaf, tuft } from '../props/objects'
import { notFound } from './not-found'

/* The hero, the logo, the Open Graph picture and the 404 picture. */

/** Nori looks up from his book; the others listen. */
const listeners = (reader: Place, left: Place, right: Place) => [
  group(reader, readingNori({ turn: -0.2, look: [-0.8, 0.5], looksUp: true })),
  group({ ...left, flip: true }, hedgehog({ mood: 'curious', look: [-0.7, -0.6] })),
  group(right, snail({ look: [-0.9, -0.8] })),
]
/** Grass in front of them. */
const grassTufts = (...places: [x: number, y: number][]) => places.map(([x, y]) => tuft(x, y, '#1F7D62'))
type Place = { x: number; y: number; scale: number }

export const heroScenes: Record<string, Scene> = {
  'nori-head': {
    width: 400,
    height: 400,
    title: 'Nori',
    draw: () => [group({ x: 200, y: 250, scale: 1.04 }, noriHead())],
  },
  // Most screens show only its right part (components/sections/hero.css).
  'hero-wide': {
    width: 2400,
    height: 900,
    delaysAnimation: true,
    draw: () => [
      ...valley(2400, 900, {
        sun: [1922, 170, 82],
        peaks: [540, 470, 520, 440, 520, 590, 530, 600, 560, 600, 520, 560, 430, 500, 400, 470],
        wood: 'M-30 640C300 590 600 640 900 650S1500 640 1800 600S2200 560 2430 570',
        edges: [
          [650, 610, 648, 666, 632, 590],
          [850, 800, 790, 820, 770, 750],
          [880, 872, 866, 880, 860, 850],
        ],
        lane: 'M1160 734C1170 790 1300 800 1370 880H1640C1520 800 1230 790 1180 734Z',
        fence: 'M1124 776C960 784 800 752 560 768S200 800-20 780',
        home: [1154, 736, 0.36],
        village: [470, 654],
      }),
      maple({ x: 2082, y: 800, scale: 1.35 }, false),
      ...listeners(
        { x: 1677, y: 790, scale: 1 },
        { x: 1374, y: 806, scale: 0.94 },
        { x: 1946, y: 828, scale: 0.94 },
      ),
      ...grassTufts([1300, 836], [1556, 856], [1806, 872], [2120, 846]),
    ],
  },
  'hero-tall': {
    width: 780,
    height: 860,
    delaysAnimation: true,
    draw: () => [
      ...valley(780, 860, {
        sun: [150, 330, 60],
        peaks: [560, 500, 560, 470, 540, 450, 500],
        wood: 'M-30 610C200 590 400 620 810 570',
        edges: [
          [624, 606, 624, 580],
          [740, 720, 736, 700],
          [826, 830, 820, 800],
        ],
        lane: 'M92 644C110 690 60 720 20 760H330C250 720 140 690 108 644Z',
        fence: 'M170 684C300 700 400 690 520 690S700 680 800 670',
        home: [84, 646, 0.4],
      }),
      maple({ x: 690, y: 760, scale: 1.16 }, false),
      ...listeners(
        { x: 380, y: 802, scale: 0.9 },
        { x: 114, y: 816, scale: 0.74 },
        { x: 632, y: 832, scale: 0.84 },
      ),
      ...grassTufts([18, 838], [228, 846], [494, 848]),
      ...leafTrail([60, 446, 20]),
    ],
  },
  // The Open Graph picture; the headline goes over the sky on the left (app/og).
  card: {
    width: 1200,
    height: 630,
    draw: () => [
      ...valley(1200, 630, {
        sun: [1060, 96, 52],
        peaks: [430, 380, 440, 360, 450, 330, 400, 320, 400],
        wood: 'M-30 470C300 450 600 470 1230 430',
        edges: [
          [480, 470, 476, 450],
          [570, 560, 548, 540],
          [612, 614, 606, 596],
        ],
        lane: 'M478 510C490 546 600 560 640 600H840C760 562 600 552 500 510Z',
        fence: 'M420 522C340 530 220 518 120 528S20 536-20 534',
        home: [486, 512, 0.44],
      }),
      maple({ x: 1120, y: 560, scale: 0.96 }),
      ...listeners(
        { x: 888, y: 578, scale: 0.93 },
        { x: 644, y: 590, scale: 0.7 },
        { x: 1120, y: 596, scale: 0.7 },
      ),
      mapleLeaf('#E8593B', { x: 660, y: 404, rotate: 30, scale: 1.3 }),
    ],
  },
  'not-found': notFound,
}
