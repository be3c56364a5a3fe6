import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeUnneeded, unneeded } from './unneeded'

const payloads = ['index.txt', 'fr.txt', 'fr/__next._full.txt', '__next._tree.txt']
const client = ['_next/static/chunks/a.js', '_next/static/nori/_buildManifest.js']
const doubles = [
  ...client,
  '_not-found.html',
  '_not-found.txt',
  '_not-found/__next._tree.txt',
  '404/index.html',
]
const ours = [
  'index.html',
  'fr.html',
  'fr/index.html',
  '404.html',
  'robots.txt',
  '_next/static/chunks/a.css',
  '.well-known/security.txt',
]

test('only Next’s client, payloads of its navigation and duplicates of the 404 page are unneeded', () => {
  expect(unneeded([...ours, ...payloads, ...doubles])).toEqual([...payloads, ...doubles])
})

test('unneeded files are removed, and folders that are then empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  try {
    for (const name of [...ours, ...payloads, ...doubles, 'legal/__next._tree.txt']) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), '')
    }
    mkdirSync(join(folder, '_next/empty/inside'), { recursive: true })
    removeUnneeded(folder)
    for (const name of ours) expect([name, existsSync(join(folder, name))]).toEqual([name, true])
    for (const name of [...payloads, '_not-found', '404', 'legal', '_next/empty', '_not-found.html'])
      expect([name, existsSync(join(folder, name))]).toEqual([name, false])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
