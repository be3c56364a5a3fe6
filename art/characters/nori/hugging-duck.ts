import { applyLight, type Light } from '../../kit/lighting'
import { colours as c, ellipse, group, ink, path, shade } from '../../kit/svg'
import { bill, down, wingFeathers, wingShade } from '../friends/duck'
import { sleepingMouse } from '../friends/mouse'
import { noriHead } from './head'
import { headWithBandana } from './parts'

/* Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. */

/** Light that makes her feathers warmer than his white fur. */
const warmWhite: Light = { ambient: '#FFF0D8', shadeColour: '#F2C0A0', strength: 0.6 }

/** His back, and his white chest next to her. */
const body = () => [
  path('M-66-232C-112-186-140-132-150-76C-156-34-146-3-112-3C-60 2 0-4 40-14H110L128-150L104-226Z', c.fur),
  path('M-30-190L-8-132L4-140L14-112L30-116L60-84L120-80V-220Z', c.cream),
  // Shade on belly and inner thigh.
  shade(path('M-40-140C-30-96 6-48 64-30L112-24V-14H40L-30 0C-22-40-26-80-40-140Z', c.furShade)),
]

/** Thigh and foot. */
const haunch = () => [
  path('M-138-70C-120-118-58-112-38-68C-24-34-40-6-64-3H-116C-140-8-150-42-138-70Z', c.fur),
  shade(path('M-104-101C-60-112-28-76-46-14C-38-64-58-100-104-101Z', c.furShade)),
  path('M-72-25C-44-36 0-36 16-24C28-12 20 1 4 1H-78C-92 0-88-20-72-25Z', c.cream),
  shade(path('M-12 1Q-16-8-9-13Q-6-6-8 1ZM5 1Q1-7 7-12Q11-6 9 1Z', c.whiteShade)),
]

/** Her head, her short neck bent to his chest, her round body that leans on him, and her tail. */
const duckBody = () => [
  path(
    'M92-3C96-10 104-12 112-16C122-20 132-14 136-4Q130 4 122 1Q114 6 107 1Q99 4 92-3ZM146-2C150-10 158-12 166-16C178-20 188-12 190-3Q184 5 176 2Q168 7 161 2Q153 5 146-2Z',
    bill,
  ),
  path(
    'M104-202C134-202 154-184 155-162C156-142 162-130 178-130C196-152 230-160 256-146C276-136 288-112 312-98C336-88 360-94 384-118C386-106 382-96 375-88C384-88 392-92 399-98C396-84 386-74 375-70C383-69 390-70 397-73C380-52 344-40 312-46C290-18 246-4 196 0C160 3 120 2 90-8C62-18 46-54 66-94L84-112C60-118 50-138 54-162C58-186 80-202 104-202Z',
    down,
  ),
  // Belly, the feathers of the flank, and the underside of the tail.
  shade(
    path(
      'M397-73C380-52 344-40 312-46C290-18 246-4 196 0C160 3 120 2 90-8C80-12 70-18 62-26C110-12 176-14 226-30C262-42 296-60 312-84C330-64 356-64 375-70C386-74 396-84 399-98C390-90 380-88 375-88C382-96 386-106 384-118C386-90 350-84 326-82C338-72 356-70 375-70Z',
      '#DCC6B0',
    ),
  ),
]

/** Tail feathers in front of the mouse. */
const tailFeathers = path('M250-104C276-84 326-86 352-98C342-66 290-60 250-104Z', down)

/** Her wing around his ribs, below his arm: one broad shape that ends in three primaries. */
const huggingWing = () => [
  path(
    'M150-76C110-84 10-134-88-124C-80-110-72-104-60-100C-68-97-76-96-84-96C-78-82-66-74-52-71C-58-67-62-66-68-66C-48-30 20-12 70-18C110-24 140-50 150-84Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-60-100C-34-90-10-88 20-94C-6-80-38-82-60-100ZM-52-71C-24-58 10-58 40-68C14-46-30-46-52-71ZM-68-66C-48-30 20-12 70-18C110-24 140-50 150-84C120-30 0-26-68-66Z',
      wingShade,
    ),
  ),
]

/** Her face, the bill on his chest. */
const duckFace = () => [
  // Shade of his chin on her head, and below her cheek.
  shade(
    path(
      'M62-186C90-162 130-166 142-188L120-206H80ZM60-124C86-100 134-112 155-162C164-120 136-90 98-96Z',
      '#A88AA8',
      { opacity: 0.5 },
    ),
  ),
  path('M60-140C50-118 32-112 14-114C26-98 70-94 88-114Z', '#C04E28'),
  path('M64-172C54-162 42-150 24-142C6-134 0-122 8-116C20-108 56-112 82-124Q84-152 64-172Z', '#EC7844'),
  ink(path('M80-166C86-154 102-152 111-161Q116-164 114-157C103-145 84-146 76-162Q76-169 80-166Z', c.eye)),
  shade(ellipse(120, -134, 14, 9, c.cheek, { opacity: 0.8 })),
  path('M96-143C86-127 87-115 96-115S107-127 96-143Z', '#B4DCFF'),
]

/** Toes of his far arm, which is behind her, over her shoulder. */
const farToes = [
  path(
    'M176-136C173-150 186-155 193-149C198-158 211-156 213-148C221-153 230-147 228-138C226-130 217-129 213-133C209-126 199-126 195-132C188-126 179-128 176-136Z',
    c.cream,
  ),
  shade(
    path('M193-149Q191-140 195-132Q198-141 193-149ZM213-148Q210-140 213-133Q217-141 213-148Z', c.whiteShade),
  ),
]

const nearArmFur =
  'M-62-146C-60-184-16-186-6-152C2-116 40-94 84-90C120-90 146-98 176-114L190-66C158-46 116-36 76-40C10-44-54-92-62-146Z'
const nearSock =
  'M160-104C174-110 188-116 200-122C210-126 222-124 228-118C240-120 250-112 248-102C258-96 258-82 248-78C246-66 234-62 224-66C210-62 194-58 180-54C168-50 160-46 148-42L156-56L140-63L157-72L142-81L160-88L148-98Z'

/** His near arm around her, one curve from the shoulder to the paw on her back. */
const nearArm = () => [
  shade(group({ x: 2, y: 9 }, path(nearArmFur + nearSock, '#8A5A7A', { opacity: 0.4 }))),
  path(nearArmFur, c.fur),
  path(nearSock, c.cream),
  shade(path('M248-102Q236-104 225-97Q237-98 248-102ZM248-78Q236-86 224-83Q237-80 248-78Z', c.whiteShade)),
]

/** His far cheek, pressed by her head. */
const farCheek = path('M134-336C154-318 164-300 161-274L170-268L157-258L163-248L146-222L126-240Z', c.fur)

/** His cheek rests on her head. */
export const noriHuggingDuck = () => {
  const neck = { x: 26, y: -290 }
  return group(
    {},
    ...body(),
    headWithBandana(neck, null),
    ...haunch(),
    applyLight(warmWhite, ...duckBody()),
    ...farToes,
    group({ x: 302, y: -90, rotate: 6, scale: 1 }, sleepingMouse({})),
    applyLight(warmWhite, tailFeathers, ...huggingWing()),
    ...nearArm(),
    applyLight(warmWhite, ...duckFace()),
    farCheek,
    group(
      { scale: 0.92, ...neck },
      group({ y: -14 }, noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 })),
    ),
  )
}
