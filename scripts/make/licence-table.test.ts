import { readFileSync } from 'node:fs'
import { licenceTable } from './licence-table'

const lockfile: { packages: Record<string, { dev?: boolean; optional?: boolean; license?: string }> } =
  JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('docs/licences.md lists what the lockfile has, each with a licence', () => {
  const table = licenceTable(lockfile)
  if (readFileSync('docs/licences.md', 'utf8') !== table)
    throw new Error('docs/licences.md is out of date: run `npm run make -- licences`.')
  expect(table).not.toContain('see the package')
})

test('no package has a licence that nobody has read: add a new one here only after reading it', () => {
  const read = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1']
  const licences = Object.entries(lockfile.packages).map(([, { dev, optional, license }]) =>
    dev || optional ? undefined : license,
  )
  expect([...new Set(licences)].filter((id) => id && !read.includes(id) && id !== 'UNLICENSED')).toEqual([])
})

test('packages for development only are not listed', () => {
  const table = licenceTable({
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b': { version: '1.0.0', license: 'MIT', dev: true },
    },
  })
  expect(table).toContain('| a | 1.0.0 | MIT |')
  expect(table).not.toContain('| b |')
})
