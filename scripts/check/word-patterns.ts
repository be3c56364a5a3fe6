import { readFileSync } from 'node:fs'
import { parseWordList } from './spelling-dictionaries'

/** Reads a table of this folder, one row per line, with a semicolon between its cells. */
export const readWordTable = (name: string): string[][] =>
  parseWordList(readFileSync(`scripts/check/${name}`, 'utf8')).map((line) => line.split('; '))

/** Compiles a regular expression that finds whole words, however they are capitalized. */
export const compileWordPattern = (forms: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'giu')
