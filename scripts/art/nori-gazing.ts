import { profileHead } from './head-profile'
import { dots } from './places/land'
import { colours as c, group, ink, path, shade } from './svg'

/* Nori sitting, seen past his back, his face in profile up to the moon before him (page 10). */

/** Nape, shoulder, waist and the far haunch in one line to the ground; up again over elbow and chest to the throat. */
const body = [
  path(
    'M-72-330C-84-296-84-268-92-236C-104-184-158-160-178-96C-194-44-190-4-164 2H112L130-130C160-164 172-196 166-228C160-258 140-290 116-320Z',
    c.fur,
  ),
  // The deep chest, seen past the shoulder, ends in flicks.
  path(
    'M116-320C140-290 160-258 166-228C172-196 160-164 136-130L126-152L112-136L106-164L90-160Q108-180 104-204L92-202C106-224 104-250 30-300Z',
    c.cream,
  ),
  // One plane away from the moon, from the nape to the far haunch.
  shade(
    path(
      'M-72-330C-84-296-84-268-92-236C-104-184-158-160-178-96C-194-44-190-4-164 2H-100C-130-50-118-104-76-150C-46-186-40-240-52-300Z',
      c.furShade,
    ),
  ),
]

/** The foreleg that props him, its sock in shade past the foot; before it the near haunch, whose edge is one crease. */
const legs = [
  shade(path('M110-100H145L150-34C152-22 182-26 184-8C184 0 178 4 168 4H112Z', c.whiteShade)),
  path('M84-130C128-156 154-130 147-84L138-70L130-88L110-80L90-90Z', c.fur),
  path('M0 2C-34-46-10-122 62-128C120-132 148-88 138-44C132-16 112 2 92 2Z', c.fur),
  shade(path('M-9-20C-24-80 6-130 76-127C30-118 0-82-9-20Z', c.furShadow)),
  path(
    'M20-4C22-26 58-30 88-22C120-28 162-24 166-8C167 2 160 7 152 5Q148 11 138 6Q132 12 122 7H36Q22 8 20-4Z',
    c.cream,
  ),
]

/** Out of the hollow of the spine, on the ground towards us, its white tip up a little. */
const tail = group(
  { class: 'wag' },
  path(
    'M-44-58C-64-28-100-14-134-14C-160-16-176-26-184-46C-210-18-204 20-174 30C-122 40-36 36-6 0C6-22-12-52-44-58Z',
    c.furShade,
  ),
  path(
    'M-184-46C-210-18-204 20-174 30Q-158 34-140 35L-150 24L-136 14L-150 2L-134-14C-160-16-176-26-184-46Z',
    c.cream,
  ),
)

/** A slim band round the neck, knotted at the nape; its triangle is before the chest. */
const bandana = [
  path('M98-288L142-308C158-288 166-260 160-230Q120-248 98-288Z', c.violetDeep),
  path(
    'M-22-252C-48-258-74-240-78-212C-56-210-36-220-24-236C-20-214-2-196 22-194C22-222 4-248-18-256Z',
    c.violetDeep,
  ),
  path(
    'M-82-300C-40-258 60-252 132-324Q146-312 146-296C96-240 40-228-4-236Q-20-222-38-242Q-70-250-90-270Q-94-288-82-300Z',
    c.violet,
  ),
  ink(
    dots(c.sun, 10, [
      [-66, -269],
      [42, -258],
      [106, -280],
      [-56, -226],
      [6, -212],
    ]),
  ),
]

export const gazing = () =>
  group(
    {},
    ...body,
    ...legs,
    tail,
    ...bandana,
    group(
      { x: 18, y: -380, scale: 0.82, rotate: -26 },
      ...profileHead({ mood: 'wonder', look: [0.8, -0.5], ears: 64 }),
    ),
  )
