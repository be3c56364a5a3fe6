import { keepProtectedParts, protectedMark } from './french-spaces'

/* The spaces around commas, full stops and other marks within a text. */

const space = '[ \\u00a0\\u202f]'
/** An argument, as it is in the plain text or while its name is protected. */
const argument = `\\ufffc${protectedMark}`

const spaceBeforeStop = new RegExp(`(?<=\\S)${space}+(?=,(?!\\d)|\\.(?![\\p{L}\\p{N}.]))`, 'gu')
/** Not signs that are mentioned: before ; ! ? */
const spaceBeforeMark = new RegExp(`(?<=[\\p{L}\\p{N}…)»”])${space}+(?=[;:!?](?!${space}[;:!?]))`, 'gu')

/** Removes spaces before commas and full stops. */
export const removeSpacesBeforeStops = (text: string) => text.replace(spaceBeforeStop, '')
/** Removes spaces before other marks, in languages that have none there. */
export const removeSpacesBeforeMarks = (text: string) => text.replace(spaceBeforeMark, '')

/** Marks that certainly end a part of a sentence: not those in numbers, times, abbreviations and names of files. */
const lacksSpaceAfter = new RegExp(
  [
    `(?<=[\\p{L}\\p{N}${argument})»”])[,;](?=[\\p{L}${argument}¿¡«“])`,
    '(?<=\\p{L})[,;](?=\\p{N})',
    '(?<=\\p{L}):(?=\\p{L})',
    `(?<=\\p{Ll}{2}[»”)]?)\\.(?=\\p{Lu}[\\p{Ll}’ ]|[¿¡«“])`,
    `(?<=\\p{L}${space}?)[!?](?=\\p{Lu}\\p{Ll}|[¿¡])`,
  ].join('|'),
  'gu',
)

/** Adds the spaces that are missing after marks. Leaves arguments, tags and addresses as they are. */
export const addSpacesAfterMarks = (text: string) =>
  keepProtectedParts(text, (rest) => rest.replace(lacksSpaceAfter, '$& '))
