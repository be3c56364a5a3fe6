import { countWords } from './count-words'
import { isPictureDescription } from './message-kinds'
import { type Rule, reportIf } from './rule'

/* Descriptions of pictures, for those who don't see them. */

const fileName = /\b[\w-]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/i
const superfluousStart =
  /^(?:an? |une? |una? )?(?:(?:image|picture|photo) of|(?:image|photo) (?:de|du|des)|(?:imagen|foto) del?)(?!\p{L})|^(?:une )?(?:image|photo) d(?=’)/iu

/** A description with fewer words is only the name of what the picture shows. */
const fewestWords = 4

/**
 * Warns of the name of a file, alone or within the description; of a description that is only a name; and of a beginning that
 * says only that there is a picture.
 */
export const checkPictureDescription: Rule = ({ key, text }) => {
  if (!isPictureDescription(key)) return []
  const [part = ''] = text.match(superfluousStart) ?? []
  const [name = ''] = text.match(fileName) ?? []
  const isOnlyName = name !== '' && !/\s/.test(text.trim())
  return [
    ...reportIf(isOnlyName, { severity: 'warning', code: 'fileName' }),
    ...reportIf(name !== '' && !isOnlyName, {
      severity: 'warning',
      code: 'containsFileName',
      values: { part: name },
    }),
    ...reportIf(part === '' && name === '' && countWords(text) < fewestWords, {
      severity: 'warning',
      code: 'pictureShort',
    }),
    ...reportIf(part !== '', { severity: 'warning', code: 'pictureOf', values: { part } }),
  ]
}
