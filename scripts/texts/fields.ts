import { untranslatedMark } from './wording'

/* Formats of single fields, and length limits of labels. */

type Length = { keys: RegExp; limit: number; severity?: 'warning'; where: string }
export const lengths: Length[] = [
  { keys: /^(meta|free-story\.page)\.title$/, limit: 60, where: 'a search result' },
  // Of every page; the footer's is a paragraph of the landing page.
  { keys: /^(?:(?!footer\.)[^.]+|free-story\.page)\.description$/, limit: 155, where: 'a search result' },
  { keys: /^nav\./, limit: 18, severity: 'warning', where: 'the header' },
  {
    keys: /^(action\.|book\.custom\.link|free-story\.newsletter\.link|shell\.backToWebsite)/,
    limit: 40,
    severity: 'warning',
    where: 'a button',
  },
  { keys: /^hero\.title$/, limit: 75, severity: 'warning', where: 'the first screen' },
  { keys: /^toast\..*Title$/, limit: 45, severity: 'warning', where: 'a notification' },
  { keys: /^toast\..*Description$/, limit: 110, severity: 'warning', where: 'a notification' },
]

/** The limit of a text's length, if it has one. */
export const lengthOf = (key: string) => lengths.find(({ keys }) => keys.test(key))

const isNumber = (value: string) => /^\d+(\.\d+)?$/.test(value)

type Field = {
  keys: RegExp
  holds: (value: string, texts: Map<string, string>) => boolean
  problem: string
  cure: string
}
const fields: Field[] = [
  {
    keys: /^book\.offer\.amount$/,
    holds: (value) => /^\d+(\.\d{2})?$/.test(value),
    problem: 'is not a price',
    cure: 'write digits and a point, such as 24.99; pages add the currency',
  },
  {
    keys: /^book\.offer\.currency$/,
    holds: (value) => /^[A-Z]{3}$/.test(value),
    problem: 'is not a currency',
    cure: 'write its three letters, such as CAD',
  },
  {
    keys: /^book\.rating\.best$/,
    holds: isNumber,
    problem: 'is not a number',
    cure: 'write the best possible rating, such as 5',
  },
  {
    keys: /^book\.rating\.value$/,
    holds: (value, texts) =>
      isNumber(value) && Number(value) >= 1 && Number(value) <= Number(texts.get('book.rating.best') ?? 5),
    problem: 'is outside the scale',
    cure: 'write a number from 1 to the best rating, with a point',
  },
  {
    keys: /^book\.rating\.count$/,
    holds: (value) => /^[1-9]\d*$/.test(value),
    problem: 'is not a count',
    cure: 'write how many ratings there are, in digits',
  },
  {
    keys: /(^|\.)email$/,
    holds: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value),
    problem: 'is not an e-mail address',
    cure: 'write one, such as hello@example.com',
  },
  {
    keys: /(^|\.)(url|href)$/i,
    holds: (value) => URL.canParse(value),
    problem: 'is not an address',
    cure: 'write it whole, with https://',
  },
  {
    // Of every document; `legal.updated` is the sentence around the date.
    keys: /^(?!legal\.)[^.]+\.updated$/,
    holds: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
    problem: 'is not a date',
    cure: 'write year-month-day, such as 2026-11-21',
  },
]

/** Checks formats and lengths of single fields. */
export function checkFields({ file, leaves }: import('./parse').Parsed): import('./parse').Finding[] {
  const findings: import('./parse').Finding[] = []
  const texts = new Map([...leaves].map(([key, { value }]) => [key, String(value)]))
  for (const [key, { value, line, column }] of leaves) {
    if (typeof value !== 'string' || value.startsWith(untranslatedMark)) continue
    const report = (problem: string, cure: string, severity: 'error' | 'warning' = 'error') =>
      findings.push({ severity, path: file.path, line, column, key, problem, cure })
    for (const field of fields)
      if (field.keys.test(key) && !field.holds(value, texts)) report(field.problem, field.cure)
    for (const { keys, limit, where, severity } of lengths)
      if (keys.test(key) && [...value].length > limit)
        report(`has ${[...value].length} characters, too many for ${where}`, `use at most ${limit}`, severity)
  }
  return findings
}
