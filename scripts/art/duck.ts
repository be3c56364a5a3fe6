import { settled } from './cast'
import { eye } from './face'
import { shadow } from './friend-face'
import { closedBill } from './friends'
import { colours as c, ellipse, group, path, shade } from './svg'

/* Clara where she is more than the duck of friends.ts. */

/** On tiptoe, facing left: breast out, bill up, a lid lowered, her tail free. @param wags one small wag */
export const duckStretched = (wags: boolean = false) =>
  settled(
    'duck',
    142,
    shadow(50),
    // Her heels are up; her toes carry her.
    path(
      'M-6-50H6L2-20L-4-10L0-1L-10-3L-18 1H-36L-16-9L-7-22ZM24-50H36L32-20L26-10L30-1L20-3L12 1H-6L14-9L23-22Z',
      '#F08A4B',
    ),
    // Breast, crown, nape, back and the tail that is up, in one line.
    path(
      'M-32-44C-58-56-62-86-48-110C-42-120-42-126-44-132C-50-150-38-168-16-168C8-168 20-148 12-126C10-114 18-110 28-110C42-112 56-120 62-138L65-122L77-128L69-112L77-106C68-76 54-46 26-38C4-33-16-36-32-44Z',
      '#FFFBEF',
    ),
    // Nape, back and belly, away from the light.
    shade(
      path(
        'M4-160C16-152 18-140 12-126C10-114 18-110 28-110C42-112 56-120 62-138L65-122L77-128L69-112L77-106C68-76 54-46 26-38C4-33-16-36-32-44C10-46 40-62 44-92C10-88-2-110 4-160Z',
        '#DCCFC6',
      ),
    ),
    path(
      'M-20-86C-6-102 20-102 36-92L56-98L49-84L58-79L46-70L50-62C32-46 8-46-6-58C-18-66-24-78-20-86Z',
      '#E4CFB2',
    ),
    shade(path('M-6-58C8-46 32-46 50-62L46-70C30-56 10-52-6-58Z', '#CDB394')),
    group({ x: -111, y: -74, rotate: 50 }, ...closedBill('happy')),
    // One round eye, half under its lid, which looks the moon over.
    eye(-19, -142, 10, 'hush', { look: [-0.8, -0.4] }),
    path('M-29-142C-31-157-9-157-8-144C-14-149-22-148-29-142Z', '#DCCFC6'),
    shade(ellipse(-6, -124, 9, 6, c.cheek, { opacity: 0.8 })),
    wags &&
      shade(path('M76-146Q88-136 88-120Q84-134 76-146ZM82-158Q99-144 98-122Q94-142 82-158Z', '#FFFBEF')),
  )
