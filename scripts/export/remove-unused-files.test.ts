import { findUnusedFiles } from './remove-unused-files'

const payloads = ['index.txt', 'fr.txt', 'fr/__next._full.txt', '__next._tree.txt']
const client = ['_next/static/chunks/a.js', '_next/static/nori/_buildManifest.js']
const duplicates = [
  ...client,
  '_not-found.html',
  '_not-found.txt',
  '_not-found/__next._tree.txt',
  '404/index.html',
]
const delivered = [
  'index.html',
  'fr.html',
  'fr/index.html',
  '404.html',
  'robots.txt',
  '_next/static/chunks/a.css',
  '.well-known/security.txt',
]

test('finds Next’s client, the payloads of its navigation and duplicates of the 404 page', () => {
  expect(findUnusedFiles([...delivered, ...payloads, ...duplicates])).toEqual([...payloads, ...duplicates])
})
