import { dots } from '../../kit/shapes'
import { colours as c, group, path, shade } from '../../kit/svg'
import { noriHeadInProfile } from './head-profile'
import { shadow } from './parts'

/* Nori sitting in profile, facing right, howling at the moon (page 11). */

/** Line of the back, from nape to ground. */
const back = 'C-40-300-62-264-92-216C-122-168-178-142-186-76C-190-34-170-4-140 0'

/** Tail on the ground with a white tip. */
const tail = [
  path('M-150-62C-176-58-188-34-204-32C-214-30-222-34-228-40C-236-18-226 0-204 1H-130Z', c.furShade),
  path('M-228-40C-222-34-214-30-204-32L-210-22L-198-16L-206-8L-196-2L-204 1C-226 0-236-18-228-40Z', c.cream),
]

/** A foreleg. */
const foreleg =
  'M68-100C76-72 86-52 84-28C78-8 84 1 96 1H142C158 1 160-10 152-20C146-28 136-28 132-36C130-56 136-78 142-110Z'

/** Head thrown back, chest out over straight forelegs, ears swept back. */
export const howlingNori = () =>
  group(
    {},
    shadow(186),
    ...tail,
    // Far foreleg, offset from the near one.
    shade(group({ x: 46, y: -7 }, path(foreleg, c.whiteShade))),
    // Outline of neck, chest, belly and back.
    path(
      `M-6-332${back}H84V-84C120-80 140-86 150-92C186-100 204-146 204-190C202-232 176-290 164-350Z`,
      c.fur,
    ),
    // Shade where the moon does not reach.
    shade(
      path(
        `M-6-332${back}H84V-92C48-86 16-96-8-112C-20-60-90-60-100-110C-124-150-110-172-88-198C-62-224-40-262 10-330Z`,
        c.furShadow,
      ),
    ),
    path(foreleg, c.cream),
    path(
      'M34-196C30-150 40-112 66-88L78-74L86-92L98-68L108-92L120-70L128-96L142-82C150-110 136-150 108-180Z',
      c.fur,
    ),
    path(
      'M164-350C176-290 202-232 204-190C204-146 186-100 150-92L146-76Q142-92 132-106Q120-94 102-92Q112-108 112-128Q100-130 80-128Q96-146 98-168Q88-176 66-174Q84-190 92-300Z',
      c.cream,
    ),
    // Edge of the shoulder blade.
    shade(path('M34-196C22-154 34-108 68-86C46-114 34-150 34-196Z', c.furShadow)),
    path('M-138-104C-112-168-20-164 24-116C56-82 44-44 14-26L-40-4H-110C-150-16-160-62-138-104Z', c.fur),
    shade(
      path(
        'M-112-134C-76-158-14-148 18-112C44-82 38-54 20-30C28-58 26-84 6-104C-20-134-68-148-112-134Z',
        c.furShadow,
      ),
    ),
    path('M-76-26C-48-38 6-38 38-26C62-16 58 1 38 1H-84C-104 0-98-20-76-26Z', c.cream),
    shade(path('M18 1V-13L23 1ZM36 1V-12L41 1ZM116 1V-14L121 1ZM134 1V-13L139 1Z', c.whiteShade)),
    // Bandana.
    path('M100-236L188-282C200-240 188-206 166-182C138-194 116-210 104-234Z', c.violetDeep),
    path('M-5-338C26-278 122-260 180-308Q194-294 193-274C134-220 14-224-46-294Q-30-322-5-338Z', c.violet),
    dots(c.sun, 11, [
      [-20, -303],
      [34, -258],
      [96, -249],
      [174, -288],
      [170, -220],
    ]),
    group(
      { x: 84, y: -404, rotate: -44, scale: 0.92 },
      ...noriHeadInProfile({ mood: 'wonder', look: [0.8, -0.4], ears: 50 }),
    ),
  )
