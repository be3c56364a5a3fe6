import { readFileSync } from 'node:fs'

/* Reads the word lists of this folder, *.txt. */

/** Parses a word list with one entry per line and comments after `#`. */
export const parseWordList = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')

/** Parses a table with one row per line and a semicolon between its cells. */
export const parseWordTable = (text: string): string[][] =>
  parseWordList(text).map((line) => line.split('; '))

/** Reads a table of this folder. */
export const readWordTable = (name: string) => parseWordTable(readFileSync(`checks/${name}`, 'utf8'))

/** Begins a pattern that depends on capitals. */
const exactMark = '(?-i)'

/**
 * Compiles a regular expression that finds whole words, however they are capitalized unless it begins with `(?-i)`.
 */
export const compileWordPattern = (forms: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.replace(exactMark, '')})(?![\\p{L}\\p{N}])`,
    forms.startsWith(exactMark) ? 'gu' : 'giu',
  )
