import { sleepingNori } from './characters/nori'
import { applyLight } from './kit/lighting'
import type { Scene } from './kit/scene'
import { colours as c, ellipse, group, path } from './kit/svg'
import { biscuit } from './props/objects'
import { colouringScenes } from './scenes/colouring'
import { coverScenes } from './scenes/covers'
import { heroScenes } from './scenes/hero'
import { longCorgi } from './scenes/long-corgi'
import { paperScenes } from './scenes/paper'
import { sectionScenes } from './scenes/sections'
import { spreadScenes } from './scenes/spreads'
import { storyScenes } from './scenes/story'

/** Nori without a background. */
const poses: Record<string, Scene> = {
  // For the dark page footer.
  'nori-asleep': {
    width: 420,
    height: 180,
    draw: () => [
      ellipse(210, 164, 186, 14, '#4B3277'),
      applyLight('lamplit', group({ x: 228, y: 164, scale: 0.56 }, sleepingNori())),
    ],
  },
}

/** Small things beside texts. */
const things: Record<string, Scene> = {
  // For the crumbs of the story's mouse.
  'half-biscuit': { width: 168, height: 114, draw: () => [biscuit({ x: 84, y: 84, scale: 3 }, true)] },
}

/* Edges between sections, used as CSS masks: only their shape matters. */

const edge = (d: string) => ({
  width: 1440,
  height: 80,
  stretches: true,
  draw: () => [path(d, c.ink)],
})
const edges: Record<string, Scene> = {
  'edge-hills': edge(
    'M0 80V52C140 14 260 10 410 40C540 66 640 60 780 30C930-4 1080 6 1210 38C1300 60 1380 56 1440 40V80Z',
  ),
  'edge-torn': edge(
    'M0 80V34L38 28L71 38L120 26L168 33L207 22L262 34L310 30L352 40L405 31L449 37L502 24L560 36L602 28L655 39L700 33L751 42L806 30L852 36L903 25L955 37L1008 31L1049 40L1104 29L1151 35L1202 24L1250 34L1303 28L1352 39L1396 30L1440 36V80Z',
  ),
  'edge-waves': edge(
    'M0 80V44C60 20 120 20 180 44S300 66 360 42S480 18 540 44S660 68 720 42S840 20 900 46S1020 66 1080 40S1200 20 1260 44S1380 64 1440 38V80Z',
  ),
}

/** Every picture that `npm run make -- art` draws, by file name. */
export const scenes: Record<string, Scene> = {
  ...poses,
  ...things,
  ...heroScenes,
  'long-corgi': longCorgi,
  ...coverScenes,
  ...spreadScenes,
  ...sectionScenes,
  ...paperScenes,
  ...storyScenes,
  ...colouringScenes,
  ...edges,
}
