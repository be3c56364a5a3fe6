import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import {
  bill,
  billShade,
  type DuckFace,
  down,
  downShade,
  duckHead,
  foldedWing,
  foot,
  raisedWing,
} from './duck-parts'
import { shadow } from './parts'

/* Clara the duck, facing left, standing on y = 0. */

/** Tail feathers that turn up, and one that curls over the rump. */
export const tail = [
  path('M76-76C92-76 104-84 104-97C104-107 92-109 89-101C94-102 97-98 95-94C92-86 80-84 68-84Z', down),
  path(
    'M72-80C92-78 104-86 118-100C118-92 115-86 110-81C117-83 123-87 128-92C126-80 118-74 111-71C117-71 122-73 127-76C122-62 106-52 88-42Z',
    down,
  ),
  shade(
    path(
      'M127-76C122-62 106-50 84-38L74-54C92-56 108-62 111-71C117-71 122-73 127-76ZM110-81C102-74 92-72 84-72C94-66 104-67 111-71C118-74 126-80 128-92C123-87 117-83 110-81Z',
      downShade,
    ),
  ),
]

/** Outline of the short neck in an S, breast and back; the breast is the heaviest part. */
export const body =
  'M-30-108C-20-92-42-84-56-68C-74-46-68-20-48-11C-28-2 4-2 30-5C56-8 78-22 90-42C96-54 90-74 74-80C58-82 38-74 26-84C18-92 24-100 32-112Z'
/** Shade below the cheek, on belly and rump, and between the feathers of the breast. */
const bodyShade =
  'M-27-98C-14-84 14-84 30-108C22-98 20-90 26-84C8-68-20-72-36-83C-28-88-24-92-27-98ZM96-50C84-24 56-8 30-5C4-2-28-2-48-11C-58-16-65-24-67-36C-44-12-6-10 22-15C50-20 76-34 90-58ZM-58-44Q-56-34-47-33Q-54-29-61-35ZM-48-58Q-47-48-38-46Q-46-42-52-50Z'

/** Stretched legs on the tips of the toes. */
const stretchedLegs = path(
  'M-19-42H-5L-8-12C-7-6-5-2-2 1Q-12-2-19 3Q-26-1-34 3Q-40-1-48 2C-42-7-28-8-20-13ZM20-42H34L31-12C32-6 34-2 37 1Q27-2 20 3Q13-1 5 3Q-1-1-9 2C-3-7 11-8 19-13Z',
  bill,
)

/** Calling: breast and tail up, the neck stretched. */
const callingBody =
  'M-32-118C-38-108-58-102-66-84C-73-64-62-46-40-38C-14-30 22-32 46-42C68-52 86-64 96-84C98-96 84-104 66-104C52-104 44-110 40-124L36-146H-32Z'
const callingBodyShade =
  'M-30-119C-14-106 22-108 42-120C28-98-12-96-40-110ZM96-84C86-64 68-52 46-42C22-32-14-30-40-38C-52-43-60-51-65-61C-44-46-10-44 18-48C46-54 70-66 92-92ZM-58-76Q-57-66-48-65Q-54-61-61-66ZM-46-88Q-46-78-36-76Q-44-72-50-80ZM-40-64Q-36-56-27-57Q-34-51-42-57Z'

/** Breast and tail up, the neck stretched. */
const stretchedBody = [path(callingBody, down), shade(path(callingBodyShade, downShade))]

/** About 260 wide. @param options `cheers`: on stretched legs, bill open and both wings raised */
export const duck = ({ cheers = false, ...face }: DuckFace & { cheers?: boolean } = {}) =>
  scaleToHeight(
    'duck',
    150,
    shadow(78),
    ...(cheers
      ? [
          group({ x: 14 }, stretchedLegs),
          // The far wing.
          group({ x: 20, y: -14, rotate: -24 }, ...raisedWing.map(shade)),
          group({ x: -4, y: -27, rotate: 4 }, ...tail),
          ...stretchedBody,
          group({ x: 32, y: 0, rotate: -2 }, ...raisedWing),
          group({ x: 2, y: -142, rotate: 30 }, ...duckHead({ gape: [16, 28], ...face })),
        ]
      : [
          path(foot(24), billShade),
          path(foot(-10), bill),
          ...tail,
          path(body, down),
          shade(path(bodyShade, downShade)),
          group({ x: -24, y: -52, rotate: -6 }, ...foldedWing),
          group({ x: -2, y: -115 }, ...duckHead({ blush: face.mood === 'hush' ? 14 : 9, ...face })),
        ]),
  )
