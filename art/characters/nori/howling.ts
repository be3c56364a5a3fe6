import { asFigure, colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'

/* Nori sitting with his back to us, his head thrown back: he calls the moon with his whole body (page 10). */

/** The tail lifted from the ground, its tip white. */
const tail = group(
  { class: 'wag' },
  path('M-130-44C-176-44-204-76-208-124C-250-112-276-56-246-14C-222 16-166 20-120 4Z', c.fur),
  path(
    'M-208-124C-250-112-276-56-246-14L-234-30L-222-14L-218-36L-200-30L-204-52L-188-56Q-206-84-208-124Z',
    c.cream,
  ),
)

/** Spine in one arch from the nape to the broad rump, on which the weight rests; beyond the shoulder the white chest. */
const trunk = [
  path(
    'M60-300C120-280 164-236 166-196L180-180L162-172L168-150L150-148C146-100 148-60 150-30C172-28 184-10 178 4H100Z',
    c.cream,
  ),
  path(
    'M-50-300C-66-264-112-240-146-196C-180-150-196-100-190-54C-186-18-172 4-140 10C-60 22 40 20 100 6C112-60 136-100 138-166C138-230 116-276 84-310Z',
    c.fur,
  ),
  shade(
    path(
      'M-50-300C-66-264-112-240-146-196C-180-150-196-100-190-54C-186-18-168 6-132 6H-84Q-120-26-116-66L-102-60Q-120-106-98-150L-86-142Q-84-200-26-284Z',
      c.furShade,
    ),
  ),
]

/** The haunch on the ground. */
const haunch = [
  path('M-44 6C-68-54-28-130 42-128C104-122 124-70 108-34C98-8 88 8 60 14Q10 18-44 6Z', c.fur),
  shade(path('M-46-8C-60-78-8-136 52-125C10-114-26-72-24-14Q-34 2-46-8Z', c.furShadow)),
]

const bandana = [
  path('M-30-272Q-122-270-122-196-80-200-44-236-40-180 8-160 12-220-14-270Z', c.violetDeep),
  path('M-76-300C-60-256 66-250 124-294Q146-284 132-260C70-214-20-222-84-264Q-98-282-76-300Z', c.violet),
]

/** The head from behind, thrown back to the upper right: blaze, cheek, open mouth, and the cap of fur with both ears. */
const head = [
  path(
    'M50-112Q88-116 114-102C130-120 148-130 164-124C182-112 178-90 162-80L94-30L150-34C170-28 168 0 148 6Q122 14 116 36L122 58L100 56L98 84L76 78L62 106L38 94L16 114L-6 102L-60 100Z',
    c.cream,
  ),
  ink(path('M164-82C124-76 92-62 84-28Q96 0 116-2 140-8 154-32 140-56 164-82Z', c.eye)),
  shade(path('M100-18Q124-40 148-26 136-4 116-2 104-2 100-18Z', c.tongue)),
  // Cap and ears in one contour, in the shade; on it what the moon's glow reaches.
  shade(
    path(
      'M-52-120L-32-126C-38-182-12-236 20-256Q34-264 44-248C70-210 80-160 64-108L60-20-60 104-100 102-108 88Q-126 94-146 86L-142 72Q-160 70-178 58-150 40-150 4-148-36-134-62C-164-112-176-180-164-222Q-158-242-140-232C-104-212-72-170-52-120Z',
      c.furShadow,
    ),
  ),
  path(
    'M-52-120L-14-108C-18-160 4-222 36-256L44-248C70-210 80-160 64-108 86-98 96-84 92-66 84-36 56-20 36 14 14 54-20 92-60 104-84 90-92 70-92 58L-108 62C-120 0-114-54-76-86Z',
    c.fur,
  ),
  ink(ellipse(164, -108, 18, 17, c.eye)),
  line('M50-62Q56-82 76-72', c.eye, 7),
]

/** Calling up to the right. */
export const howlingNori = () =>
  asFigure(
    'nori',
    {},
    group({ scale: 0.92 }, tail, ...trunk, ...haunch, asFigure('bandana', {}, ...bandana)),
    group({ x: 8, y: -314, scale: 1.04 }, ...head),
  )
