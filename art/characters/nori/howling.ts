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
      'M-50-300C-66-264-112-240-146-196C-180-150-196-100-190-54C-186-18-168 6-132 6H-84Q-120-26-116-66L-102-60Q-120-106-98-150L-86-142Q-84-200-26-284ZM16-246Q-8-176 2-110Q28-176 36-242Z',
      c.furShade,
    ),
  ),
]

/** Haunch and the foot below it. */
const haunch = [
  path('M44 8C40-24 100-36 120-16C132-2 126 10 112 10H60Q48 12 44 8Z', c.cream),
  path('M-44 6C-68-54-28-130 42-128C104-122 124-70 108-34C98-8 88 8 60 14Q10 18-44 6Z', c.fur),
  shade(path('M-46-8C-60-78-8-136 52-125C10-114-26-72-24-14Q-34 2-46-8Z', c.furShadow)),
]

const bandana = [
  path(
    'M-30-272C-78-276-122-240-122-196C-90-206-66-214-44-236C-44-204-26-170 8-160C12-200 0-240-14-270Z',
    c.violetDeep,
  ),
  path('M-76-300C-60-256 66-250 124-294Q146-284 132-260C70-214-20-222-84-264Q-98-282-76-300Z', c.violet),
]

/** The head as it looks to the right, before it is thrown back: ears, muzzle with an open mouth, and the cap of fur. */
const head = [
  path('M36-88C44-140 34-196 12-222Q2-230-8-222C-50-190-74-130-56-72Z', c.furShade),
  path(
    'M-8-98C42-102 72-80 84-48C96-44 104-40 112-34C134-28 138 6 116 16C98 24 82 26 62 36L92 72C100 90 86 104 66 98C48 112 28 116 8 112L2 132L-16 112L-34 126L-42 106L-66 114L-66 92L-92 90Z',
    c.cream,
  ),
  ink(path('M62 36L92 72Q96 84 86 88C66 84 44 64 38 44Z', c.eye)),
  path(
    'M-96 92C-122 34-112-50-58-86C-38-98-14-102 0-98C28-90 50-66 60-36C50-14 30 0 4 14C-26 32-60 60-96 92Z',
    c.fur,
  ),
  path('M-10-96C-34-146-72-190-112-208Q-124-212-130-200C-150-146-138-62-98-8Q-40-46-10-96Z', c.fur),
  shade(path('M-130-200C-150-146-138-62-98-8Q-94-14-92-20C-120-74-132-140-130-200Z', c.furShadow)),
  ink(ellipse(114, -16, 18, 16, c.eye)),
  line('M22-18Q38-36 52-18', c.eye, 7),
]

/** Howling up to the right. */
export const howlingNori = () =>
  asFigure(
    'nori',
    {},
    tail,
    ...trunk,
    ...haunch,
    ...bandana,
    group({ x: 14, y: -356, rotate: -46, scale: 1.16 }, ...head),
  )
