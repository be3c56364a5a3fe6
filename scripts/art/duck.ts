import { settled } from './cast'
import { shadow } from './friend-face'
import { closedBill } from './friends'
import { colours as c, ellipse, group, ink, path, shade } from './svg'

/* Clara where she is more than the duck of friends.ts. */

/** On tiptoe, facing left: her neck stretched, her bill up, one eye narrowed, her tail free. @param wags one small wag */
export const duckStretched = (wags: boolean = false) =>
  settled(
    'duck',
    142,
    shadow(50),
    path(
      'M-30 0C-26-8-18-14-10-16L-8-40H0L0-16C0-10-4-4-12 0ZM4 0C8-8 14-14 22-16L20-40H28L32-16C32-10 28-4 20 0Z',
      '#F08A4B',
    ),
    path(
      'M-42-112C-60-90-58-58-34-42C-10-28 34-28 62-46L92-60L84-64L100-76L88-77L98-94C78-88 60-92 42-106C22-122 18-140 14-160C26-186 10-208-14-208C-40-208-52-184-42-164C-36-148-36-128-42-112Z',
      '#FFFBEF',
    ),
    // Her belly and the back of her neck, away from the light.
    shade(
      path(
        'M14-160C18-140 22-122 42-106C60-92 78-88 98-94L88-77L100-76L84-64L92-60L62-46C34-28-10-28-34-42C-6-40 20-50 20-72C18-100 0-120 0-150Z',
        '#DCCFC6',
      ),
    ),
    path(
      'M-14-92C4-112 36-100 58-82L80-82L70-72L80-66L64-60L68-52C44-40 14-44-2-58C-14-68-20-80-14-92Z',
      '#E4CFB2',
    ),
    shade(path('M-2-58C14-44 44-40 68-52L64-60C44-52 18-52-2-58Z', '#CDB394')),
    group({ x: -107, y: -116, rotate: 50 }, ...closedBill('happy')),
    group(
      { x: -20, y: -182, rotate: 40 },
      ink(path('M-10 1C-6-5 6-6 11-1C7 6-5 7-10 1Z', c.eye)),
      ink(ellipse(-3, -1, 2, 2, '#fff')),
      shade(
        path(
          'M-13 1C-8-8 6-10 14-3C6-5-6-4-13 1ZM-9 8Q0 13 9 7Q0 10-9 8ZM-12-14Q0-24 14-14Q0-18-12-14Z',
          '#8A6A5A',
        ),
      ),
    ),
    shade(ellipse(-10, -164, 10, 6, c.cheek, { opacity: 0.8 })),
    wags &&
      shade(
        path('M92-112Q106-102 100-84Q101-100 92-112ZM100-122Q120-102 110-74Q112-102 100-122Z', '#FFFBEF'),
      ),
  )
