import { createSampleExport } from '@/testing/sample-export'
import { readBuild } from './build'

const { build, remove } = createSampleExport()
afterAll(remove)

test.each([
  ['index.html', [['/', true]]],
  ['fr.html', [['/fr', true]]],
  ['fr/index.html', []],
  ['privacy-policy.html', [['/privacy-policy.html', true]]],
  ['og/fr.png', [['/og/fr.png', false]]],
  ['art/letter.svg', [['/art/letter.svg', true]]],
  ['404.html', []],
  ['_headers', []],
  ['fr.html.gz', []],
])('the host must deliver %s at %j', (name, locations) => {
  const found = build.delivered.filter((file) => file.name === name)
  expect(found.map(({ path, isCompressed }) => [path, isCompressed])).toEqual(locations)
})

test('a missing export is reported with the command to run', () => {
  expect(() => readBuild('/nowhere')).toThrow(/no export in \/nowhere.*npm run build/)
})
