import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { body, tail } from './duck'
import { bill, billShade, down, downShade, duckHead, foot, wingFeathers, wingShade } from './duck-parts'

/* Clara looking up at the moon, facing left, standing on y = 0 (page 11). */

/** Shade on nape, back and belly, away from the moon. */
const bodyShade =
  'M32-112C24-100 18-92 26-84C38-74 58-82 74-80C90-74 96-54 90-42C78-22 56-8 30-5C4-2-28-2-48-11C0-8 60-24 66-60C40-66 0-70 6-96Z'

/** The near wing, raised: shoulder, elbow behind the nape, wrist, and the primaries, which shade her eyes. */
const visor = [
  path(
    'M-18-70C0-50 40-58 54-90C64-116 58-140 40-158C20-176-8-182-30-186Q-46-190-46-182Q-60-180-54-172Q-62-164-50-160C-30-156-10-156 2-146C16-134 20-118 12-106C2-94-12-88-18-70Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-18-70C0-50 40-58 54-90C62-108 60-126 52-140C52-108 40-84-18-70ZM-46-182Q-24-178-6-168-28-172-46-182ZM-54-172Q-30-168-8-158-34-162-54-172Z',
      wingShade,
    ),
  ),
]

/** A wing shading her eyes, her tail up. */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    150,
    path(foot(24), billShade),
    path(foot(-10), bill),
    ...tail,
    path(body, down),
    shade(path(bodyShade, downShade)),
    group({ x: -2, y: -115, rotate: 26 }, ...duckHead({ look: [-1, -0.6] })),
    ...visor,
  )
