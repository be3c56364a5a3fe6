import { colours as c, type Drawn, ellipse, group, ink, path, shade } from '../../kit/svg'
import { settled } from '../heights'
import { grey, greyDeep, greyShade, head, kinkedEar, straightEar } from './rabbit'

/* Milo who leans on Nori in the dark (page 9) and calls to the moon (page 11). */

/** His head thrown back to the moon. */
const thrownBack = (ears: Drawn[], mouth?: Drawn[]) =>
  group({ x: -38, y: -44, rotate: 30 }, ...ears, ...head('wonder', [-0.8, -0.6], mouth))

/** Leaning back to the moon, his ears swept back, his paws a trumpet. */
export const miloCalls = () =>
  settled(
    'rabbit',
    250,
    ellipse(56, -30, 16, 15, '#fff'),
    path('M24-6C10-18-12-18-20-8C-24-2-20 1-14 1H34Z', '#EADFE8'),
    // The far arm, whose paw is beyond the muzzle.
    path('M-28-84C-46-84-56-98-59-114L-64-138L-52-142L-44-116L-30-104Z', greyShade),
    path('M-66-136C-76-144-76-157-68-160Q-62-162-60-156Q-55-162-50-156C-46-149-46-139-52-136Z', '#fff'),
    // Chest out, hollow back, heavy haunch: one curve.
    path('M-26-126C-40-104-44-82-30-58C-24-44-24-28-10-10L40-4C70-14 72-52 52-72C34-90 34-108 40-130Z', grey),
    shade(
      path('M40-130C34-108 34-90 52-72C72-52 70-14 40-4C58-28 54-54 38-68C22-84 22-108 20-126Z', greyDeep),
    ),
    path('M-26-126C-40-104-44-82-30-58L-22-64L-16-48L-10-62L-2-54C4-78-2-104 6-124Z', '#fff'),
    shade(path('M4-10C-8-56 28-76 54-60C26-64 2-46 4-10Z', greyDeep)),
    path('M34-14C16-24-18-18-26-8C-30-2-26 1-20 1H34C46 0 46-10 34-14Z', '#fff'),
    thrownBack(
      [group({ x: 55, rotate: -22 }, ...kinkedEar), group({ x: 48, y: -5, rotate: -20 }, ...straightEar)],
      [ink(ellipse(-55, -102, 6, 8, c.eye))],
    ),
    // The near one: its shoulder under the cheek, its elbow before the chest.
    path(
      'M30-112C32-92 14-74-10-74C-20-76-28-88-34-102L-44-126L-29-134C-26-118-20-108-12-102C-2-102 4-108 10-118Z',
      grey,
    ),
    shade(path('M28-98C24-82 10-74-10-74C-19-76-26-85-31-95C-25-86-18-80-10-80C6-80 20-87 28-98Z', greyDeep)),
    path(
      'M-46-123C-56-132-56-144-49-148Q-43-151-41-146Q-36-155-30-151Q-24-155-22-147C-19-138-22-128-29-127Z',
      '#EADFE8',
    ),
  )

/** Hunched, his arms about himself, his head to the side; one ear hangs over whoever is before him. */
export const miloLeans = () =>
  settled(
    'rabbit',
    250,
    path('M-26-100C-44-80-50-50-46-24C-44-8-30-2-14-2H64C94-6 98-44 80-70C64-90 54-96 46-112Z', grey),
    shade(path('M46-112C54-96 64-90 80-70C98-44 94-6 64-2H50C84-30 70-70 44-84L0-84L-26-100Z', greyDeep)),
    path('M-26-96C-40-80-46-60-42-44L-30-30L-20-42L-8-26L8-50C2-66 8-84 14-94Z', '#fff'),
    path('M12-6C4-42 34-62 58-54C86-44 94-18 74-3H16Z', grey),
    path('M56-2C48-18 10-18-20-14C-36-10-36 0-26 1H52Z', '#fff'),
    // The near arm: its shoulder under the cheek, its elbow on the knee.
    path('M40-90C56-72 60-52 46-36C28-28 4-30-12-35L-16-50C0-48 14-52 20-64C22-74 20-84 14-90Z', grey),
    shade(
      path(
        'M52-62C56-44 40-33 8-30C34-36 47-45 52-62ZM-20 1Q-24-4-22-9Q-16-4-14 1ZM-4 1Q-8-4-6-9Q0-4 2 1Z',
        greyDeep,
      ),
    ),
    path('M-8-33C-24-27-38-34-36-44C-34-54-20-58-10-52C-4-46-4-38-8-33Z', '#fff'),
    group(
      { x: -6, rotate: 10 },
      group({ x: 95, y: -43, rotate: -38, flip: true }, ...kinkedEar),
      group({ x: 33, y: -2, rotate: -14 }, ...straightEar),
      ...head('worried', [-0.9, -0.5]),
    ),
  )
