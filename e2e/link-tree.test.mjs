import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkTree } from './link-tree.mjs'

/** @type {string} */
let folder
/** @type {string} */
let from
/** @type {string} */
let to
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nori-links-'))
  from = join(folder, 'from')
  to = join(folder, 'a/to')
  mkdirSync(join(from, 'package/bin'), { recursive: true })
  writeFileSync(join(from, 'package/bin/tool.js'), 'tool')
  symlinkSync('package/bin/tool.js', join(from, 'tool'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const inode = (/** @type {string} */ path) => statSync(path).ino
const failing = (/** @type {string} */ code) => () => {
  throw Object.assign(new Error(code), { code })
}

test('files are hard links, symbolic links are unchanged', () => {
  linkTree(from, to)
  expect(inode(join(to, 'package/bin/tool.js'))).toBe(inode(join(from, 'package/bin/tool.js')))
  expect(readlinkSync(join(to, 'tool'))).toBe('package/bin/tool.js')
})

test('files are copied to another file system', () => {
  linkTree(from, to, failing('EXDEV'))
  expect(readFileSync(join(to, 'package/bin/tool.js'), 'utf8')).toBe('tool')
  expect(inode(join(to, 'package/bin/tool.js'))).not.toBe(inode(join(from, 'package/bin/tool.js')))
})

test('other errors are thrown', () => {
  expect(() => linkTree(from, to, failing('ENOSPC'))).toThrow('ENOSPC')
})
