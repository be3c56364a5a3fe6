import { readFileSync } from 'node:fs'
import { licenceTable } from './licence-table.mjs'

test('docs/licences.md lists what the lockfile has, each with a licence', () => {
  const table = licenceTable(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(table)
  expect(table).not.toContain('see the package')
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
