import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The mark of the hero's element (components/sections/hero.tsx), as in the compiled chunk. */
const mark = '"data-ends-first-screen":"landing"'

/**
 * The chunk that contains the landing page's main block. It is lazy, so the page does not name it.
 * @param {string} folder of the chunks
 * @returns {string} its file name. Throws unless exactly one chunk has the mark.
 */
export function landingBlock(folder) {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(mark))
  const [name] = found
  if (found.length !== 1 || !name)
    throw new Error(
      `${folder}: ${found.length} chunks contain ${mark}, not one. components/sections/hero.tsx sets it, and is part of one lazy block.`,
    )
  return name
}
