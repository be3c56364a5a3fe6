import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, ink, line, path, shade } from '../../kit/svg'
import { eye } from '../face'

/*
 * Nori sitting with his back to us, his head turned so far to the right that half of his face is lost behind his cheek
 * (page 7). The picture's lower edge hides his tail and feet.
 */

/** White chest, back and haunch, and the near foreleg in one contour from the shoulder to its white paw. */
const body = [
  path('M98-304C140-264 168-238 170-204Q170-150 120-124L66-280Z', c.cream),
  path('M-50-330C-60-286-72-268-92-248C-138-214-160-178-154-140Q-150-108-110-80H60L104-300Z', c.fur),
  // Shade down the far flank, and between haunch and foreleg.
  shade(
    path(
      'M-82-258C-138-214-160-178-154-140Q-150-108-110-80Q-140-170-62-246ZM36-80C46-146 20-184-34-204C20-212 56-226 72-262L76-80Z',
      c.furShade,
    ),
  ),
  path('M84-282C146-250 146-204 128-168L134-136H66Q66-150 52-172C48-206 66-250 84-282Z', c.fur),
  path('M131-152L134-136Q164-122 156-80H62Q68-124 65-142L82-154L96-142L112-158Z', c.cream),
]

/** Scarf, knotted at the nape. */
const scarf = [
  path(
    'M-14-238C-40-226-56-196-50-166C-32-176-16-192-6-214C2-188 22-172 46-172C44-202 24-232 0-240Z',
    c.violetDeep,
  ),
  path(
    'M-70-300C-90-272-88-252-70-242C-54-230-36-224-20-224C-18-212-4-208 4-222C46-222 88-238 114-268Q120-288 104-308C60-256-30-252-70-300Z',
    c.violet,
  ),
  shade(path('M-22-224C-26-236-20-246-8-246Q6-244 4-222Q-8-208-22-224Z', c.violetDeep)),
  // `ink`, so that the dots are not darkened with the band.
  ink(
    dots(c.sun, 10, [
      [-70, -256],
      [36, -240],
      [96, -264],
      [26, -194],
    ]),
  ),
]

/** Both ears from behind; of the near one's opening only a sliver shows. */
const ears = [
  path('M-134-46C-164-130-164-206-138-226C-104-236-62-178-34-112Z', c.furShade),
  shade(path('M-34-112C-62-178-104-236-138-226C-104-206-76-150-66-96Z', c.furShadow)),
  path('M-22-100C-6-186 36-256 66-252C100-242 116-166 110-72Z', c.fur),
  path('M66-252C100-242 116-166 110-72L94-88C100-150 92-214 66-252Z', c.blush),
  shade(path('M-22-100C-6-186 36-256 66-252C34-226 18-160 20-112Z', c.furShade)),
]

/** Nose, and the muzzle behind his cheek, its mouth a little open. */
const muzzle = [
  path(
    'M96-40C120-40 132-28 144-20C166-26 188-20 198-4C204 12 200 26 190 34L172 44C174 60 158 76 136 76C112 78 96 66 90 50Z',
    c.cream,
  ),
  // Its root in the shade of the cheek.
  shade(path('M124-30C134 0 136 36 128 50L150 75Q110 84 90 50Z', c.whiteShade)),
  path('M190 34C176 44 152 46 134 38L140 52C152 58 166 54 172 44Z', '#6A2440'),
  path('M174-20C190-28 210-20 210-4C210 10 196 16 188 10C180 4 168-12 174-20Z', c.eye),
  line('M190 10V32C176 44 152 46 130 36', c.eye, 6),
]

/** Back of the head: crown, far cheek's fluff, and the nape. */
const skull = [
  path(
    'M-14-126Q-18-140-32-146-28-132-38-124C-104-112-148-70-154-6C-156 26-168 42-184 52Q-168 62-152 64L-158 78Q-138 86-120 84L-120 98C-70 124 0 130 60 116L124 44C132 14 132-20 122-46C104-96 56-128-14-126Z',
    c.fur,
  ),
  // Away from the lantern.
  shade(
    path(
      'M-38-124C-104-112-148-70-154-6C-156 26-168 42-184 52Q-168 62-152 64L-158 78Q-138 86-120 84L-120 98C-96 110-74 116-50 120Q-74 108-78 90L-90 92Q-104 72-104 58L-114 58C-130 0-108-76-38-124Z',
      c.furShade,
    ),
  ),
  // Fur on the nape.
  shade(line('M-82 6q2 16 10 26M-58 46q8 14 16 20M-56-4q2 12 8 18', c.furShade, 5)),
  // Blaze and cheek.
  path('M36-122C86-108 112-84 122-46L130-10 114-32C106-76 84-104 36-122Z', c.cream),
  path(
    'M130 0C96 6 78 28 66 52C46 88 10 100-30 98L-12 110-24 122Q0 130 24 124L30 134Q58 132 76 116L92 122Q106 108 110 92L126 92Q132 74 128 58L140 52Q140 24 130 0Z',
    c.cream,
  ),
]

const face = [
  path('M76-70Q98-88 118-70L114-60Q98-72 80-62Z', c.brow),
  eye(108, -22, 21, 'surprised', { narrow: 0.5, look: [0.9, -0.8] }),
]

/** Nape straight, ears and brow up: amazed, and half amused. */
export const listeningNori = () =>
  asFigure(
    'nori',
    {},
    ...body,
    ...scarf,
    group({ x: 14, y: -376, scale: 0.94, rotate: -12 }, ...ears, ...muzzle, ...skull, ...face),
  )
