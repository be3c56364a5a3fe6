import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'

export const readText = (path: string) => readFileSync(join('out', path), 'utf8')

const parser = new new JSDOM().window.DOMParser()
/** Parses HTML as a browser without scripts does. */
export const parseHtml = (html: string): Document => parser.parseFromString(html, 'text/html')

const parsed = new Map<string, Document>()
/** Reads and parses an exported page. Tests share the document, so they must not change it. */
export function readPage(file: string): Document {
  const document = parsed.get(file) ?? parseHtml(readText(file))
  parsed.set(file, document)
  return document
}

/** Finds the elements of an exported page by a selector. */
export const findAll = (file: string, selector: string) => [
  ...readPage(file).querySelectorAll<HTMLElement>(selector),
]

/** Reads the values of an attribute in an exported page. */
export const readAttributes = (file: string, selector: string, name: string) =>
  findAll(file, selector).flatMap((element) => element.getAttribute(name) ?? [])
