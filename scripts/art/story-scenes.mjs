import { duck, hedgehog, rabbit, snail } from './friends.mjs'
import { fromBehind, sitting, sleeping, threeQuarter, walking } from './nori.mjs'
import { kitchen, nightHills, nightRiver, nightWood } from './places.mjs'
import { basket, biscuit, blanket, closedBook, mapleLeaf, moon, plan, stars } from './props.mjs'
import { colours as c, ellipse, group, limb, line, path, shade } from './svg.mjs'

/* The twelve pictures of “The Moon Is Late”, in the order of lib/story/pages.ts. */

export const storySize = { width: 800, height: 600 }
const { width: w, height: h } = storySize

const smallStars = stars([
  [-90, -80, 8],
  [60, -96, 6],
  [100, 40, 7],
  [-60, 60, 6],
])

/** The friends in a row from the smallest to the tallest. @param {import('./face.mjs').Mood} mood @param {import('./svg.mjs').Drawn} nori */
const row = (mood, nori) => [
  group({ x: 668, y: 512, scale: 0.56 }, nori),
  group({ x: 516, y: 508, scale: 0.92 }, rabbit({ mood, look: [0, -1] })),
  group({ x: 400, y: 504, flip: true, scale: 1.1 }, duck({ mood, look: [0, -1] })),
  group({ x: 240, y: 514, flip: true, scale: 1.05 }, hedgehog({ mood, look: [0, -1] })),
  group({ x: 96, y: 508, flip: true }, snail({ mood, look: [0, -1] })),
]

/** @type {(() => import('./svg.mjs').Drawn[])[]} */
export const storyScenes = [
  () => [
    ...kitchen(w, h, smallStars),
    group({ x: 300, y: 560, scale: 0.9 }, blanket({})),
    group(
      { x: 300, y: 556, scale: 0.6 },
      threeQuarter({ mood: 'curious', turn: 0.3, look: [0.4, -1], tilt: -8 }),
    ),
    closedBook({ x: 484, y: 568 }),
    biscuit({ x: 584, y: 560 }, true),
  ],
  () => [
    ...nightHills(w, h, { ground: [0.8, 0.76, 0.78, 0.74] }),
    path('M0 0H190V600H0Z', '#FFD9A0'),
    path('M610 0H800V600H610Z', '#FFD9A0'),
    path('M0 0H800V44H0Z', '#FFD9A0'),
    shade(path('M190 44H214V600H190ZM586 44H610V600H586ZM190 44H610V64H190Z', c.wood)),
    path('M610 52L742 92V600L610 600Z', c.violet),
    shade(path('M636 98L716 120V290L636 284ZM636 330L716 332V540L636 552Z', c.violetDeep)),
    ellipse(724, 344, 10, 10, c.sun),
    path('M190 560H610L720 600H80Z', c.wood),
    group({ x: 396, y: 574, scale: 0.58 }, fromBehind({ tilt: -4 })),
    group(
      { x: 96, y: 300 },
      line('M-40-120V-96M0-120V-96M40-120V-96M-60-120H60', '#8A5A44', 8),
      path('M-58-96H-24V-20H-58Z', '#7FB7D6'),
      path('M22-96H62C70-60 66-20 54-8H30C20-20 18-60 22-96Z', c.tongue),
    ),
  ],
  () => [
    ...nightWood(w, h),
    ...[0, 1, 2].map((i) =>
      mapleLeaf('#E8593B', { x: 330 + i * 66, y: 492, rotate: i * 24 - 20, scale: 1.6 }),
    ),
    ...[0, 1, 2, 3].map((i) =>
      mapleLeaf(c.sun, { x: 296 + i * 66, y: 562, rotate: 30 - i * 22, scale: 1.6 }),
    ),
    group({ x: 680, y: 540, scale: 1.3 }, hedgehog({ mood: 'curious', look: [-0.4, 0.8] })),
    group({ x: 130, y: 540, scale: 0.54 }, walking({ mood: 'curious', look: [0.8, 0.4] })),
  ],
  () => [
    ...nightHills(w, h),
    shade(path('M0 560C200 500 330 560 520 520C640 496 700 470 800 480V600H0Z', '#C9A26B')),
    group({ x: 560, y: 546, scale: 1.7 }, snail({ look: [-0.9, -0.4] })),
    basket({ x: 700, y: 540 }),
    group({ x: 210, y: 556, scale: 0.66 }, walking({ mood: 'curious', look: [1, 0.8], tilt: 6 })),
  ],
  () => [
    ...nightRiver(w, h),
    group({ x: 500, y: 540, scale: 1.6 }, duck({ mood: 'worried', look: [-0.4, 0.8], tear: true })),
    group({ x: 180, y: 576, scale: 0.6 }, sitting({ mood: 'worried', turn: 0.4, look: [0.9, 0.2] })),
  ],
  () => [
    ...nightRiver(w, h),
    group(
      { x: 350, y: 560, scale: 0.78 },
      threeQuarter({ mood: 'happy', turn: 0.35, look: [0.8, 0.6], tilt: 8 }),
    ),
    group({ x: 490, y: 566, scale: 1.5 }, duck({ mood: 'curious', look: [-0.6, -0.6] })),
    limb('M410 466C470 500 540 500 590 470', c.fur, 38),
    ellipse(592, 468, 24, 20, c.cream),
    group({ x: 110, y: 576, flip: true }, hedgehog({ mood: 'happy' })),
    group({ x: 700, y: 580 }, snail()),
  ],
  () => [
    ...nightHills(w, h),
    group(
      { x: 560, y: 540, scale: 1.35 },
      rabbit({ mood: 'talking', look: [-0.8, 0.2], held: plan({ x: -60, y: -62, rotate: -6, scale: 0.8 }) }),
    ),
    group({ x: 180, y: 560, scale: 0.6 }, sitting({ mood: 'curious', turn: 0.5, tilt: 8 })),
    group({ x: 340, y: 580, flip: true, scale: 0.9 }, hedgehog({ mood: 'curious' })),
    group({ x: 704, y: 566 }, duck({ mood: 'happy', look: [-0.9, -0.4] })),
  ],
  () => [
    ...nightHills(w, h),
    shade(land()),
    group({ x: 676, y: 350, rotate: -14, scale: 0.82, flip: true }, rabbit({ mood: 'happy' })),
    group({ x: 556, y: 422, rotate: -18, flip: true }, duck()),
    group(
      { x: 336, y: 492, rotate: -16, scale: 0.54 },
      walking({ mood: 'happy', tilt: 14 }),
      group({ x: 118, y: -326, rotate: 10, scale: 1.25, flip: true }, snail({ mood: 'proud' })),
    ),
    group({ x: 112, y: 560, rotate: -10, flip: true, scale: 1.1 }, hedgehog({ mood: 'happy' })),
  ],
  () => [
    ...nightHills(w, h, { ground: [0.78, 0.74, 0.74, 0.78] }),
    ...row('curious', sitting({ mood: 'curious', look: [-0.4, -1], tilt: -4 })),
  ],
  () => [
    ...nightHills(w, h, { ground: [0.86, 0.82, 0.84, 0.82] }),
    moon({ x: 130, y: 330, scale: 0.9 }, 'thread'),
    moon({ x: 268, y: 240, scale: 0.95 }, 'slice'),
    moon({ x: 430, y: 190 }, 'half'),
    moon({ x: 640, y: 130, scale: 1.15 }),
    group({ x: 400, y: 588, scale: 0.56 }, fromBehind({ tilt: 8 })),
    group({ x: 560, y: 588, scale: 0.9 }, hedgehog({ mood: 'surprised', look: [0.4, -1] })),
    group({ x: 240, y: 588, flip: true, scale: 0.9 }, snail({ mood: 'proud' })),
  ],
  () => [
    ...nightHills(w, h, { ground: [0.78, 0.74, 0.74, 0.78] }),
    moon({ x: 250, y: 150, scale: 1.4 }),
    ...row('happy', sitting({ mood: 'talking', turn: -0.4, look: [-0.8, -0.8] })),
  ],
  () => [
    ...kitchen(w, h, moon({ x: 40, y: -44, scale: 0.86 }), smallStars),
    shade(path('M150 340H394L620 600H60Z', '#FFE9A8', { opacity: 0.3 })),
    group({ x: 330, y: 556 }, blanket({})),
    group({ x: 330, y: 556, scale: 0.8 }, sleeping()),
    closedBook({ x: 630, y: 570 }),
  ],
]

function land() {
  return path('M0 560C260 560 520 420 800 260V600H0Z', '#3A8273')
}
