import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { landingBlock } from './landing-block.mjs'

/** A folder with these chunks. @param {Record<string, string>} chunks */
function folderOf(chunks) {
  const folder = mkdtempSync(join(tmpdir(), 'nori-chunks-'))
  for (const [name, code] of Object.entries(chunks)) writeFileSync(join(folder, name), code)
  return folder
}
const marked = 'a({"data-ends-first-screen":"landing"})'

test('returns the chunk with the hero’s mark', () => {
  expect(landingBlock(folderOf({ 'a.js': 'a()', 'b.js': marked, 'b.js.map': marked }))).toBe('b.js')
})

test('stops the build if no chunk or more than one has the mark', () => {
  expect(() => landingBlock(folderOf({ 'a.js': 'a()' }))).toThrow('0 chunks contain')
  expect(() => landingBlock(folderOf({ 'a.js': marked, 'b.js': marked }))).toThrow('2 chunks contain')
})
