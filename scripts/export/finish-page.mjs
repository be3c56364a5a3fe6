import { assertFinished, assertFound } from './assert-finished.mjs'
import { boundariesInPlace } from './boundaries.mjs'
import { scriptsRemoved, startFile } from './defer-scripts.mjs'
import { edited } from './edits.mjs'
import { firstScreenStyled } from './first-screen.mjs'
import { ownScriptsMinified } from './minify.mjs'
import { readPage } from './page.mjs'

/** @typedef {import('./page.mjs').Page} Page */
/**
 * `read`: the text of the file at an address; `integrityOf`: its `integrity` value; `writeStart`: writes a
 * page's start file and returns its address; `blocks`: addresses of lazy chunks that the page must load before
 * it starts.
 * @typedef {{ read: (address: string) => string, integrityOf: (address: string) => string, writeStart: (content: string) => string, blocks: string[] }} Files
 */

/**
 * Applies all steps to a page of the export. Throws, with the file's name, what is missing or left.
 * @param {Page} page as Next wrote it
 * @param {Omit<import('./rows.mjs').Row, 'hasLandingBlock'>} row
 * @param {Files} files
 * @returns {Promise<Page>}
 */
export async function finishPage(page, row, files) {
  assertFound(page, row)
  const cuts = [...boundariesInPlace(page), ...scriptsRemoved(page)]
  const edits = [
    ...cuts,
    ...ownScriptsMinified(page),
    ...(await firstScreenStyled(
      page,
      cuts,
      files.read,
      row.startsScripts ? startFile(page, files) : undefined,
    )),
  ]
  const finished = readPage(page.file, edited(page.html, edits))
  assertFinished(finished, row)
  return finished
}
