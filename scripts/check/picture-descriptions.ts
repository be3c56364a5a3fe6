import { isPictureDescription } from './message-kinds'
import { type Rule, reportIf } from './rule'

/* Descriptions of pictures, for those who don't see them. */

const fileName = /\b[\w-]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/i
const superfluousStart =
  /^(?:an? |une? |una? )?(?:(?:image|picture|photo) of|(?:image|photo) (?:de|du|des)|(?:imagen|foto) del?)(?!\p{L})|^(?:une )?(?:image|photo) d(?=’)/iu

/** Warns of the name of a file, and of a beginning that says only that there is a picture. */
export const checkPictureDescription: Rule = ({ key, text }) => {
  if (!isPictureDescription(key)) return []
  const [part = ''] = text.match(superfluousStart) ?? []
  return [
    ...reportIf(fileName.test(text), { severity: 'warning', code: 'fileName' }),
    ...reportIf(part !== '', { severity: 'warning', code: 'pictureOf', values: { part } }),
  ]
}
