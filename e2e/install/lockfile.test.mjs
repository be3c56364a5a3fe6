import { readFileSync } from 'node:fs'
import { missingPackages } from './lockfile.mjs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('package-lock.json has the packages of every platform: `npm run lockfile` adds them', () => {
  expect(Object.keys(missingPackages(packages))).toEqual([])
})

test('a platform package that is required and missing is added', () => {
  const parent = {
    dev: true,
    optionalDependencies: { '@a/linux-x64-musl': '^1.2.3', '@a/darwin-arm64': '1.2.3' },
  }
  expect(
    missingPackages({ 'node_modules/a': parent, 'node_modules/@a/darwin-arm64': { version: '1.2.3' } }),
  ).toEqual({
    'node_modules/@a/linux-x64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
    },
  })
})

test('package-lock.json was made from package.json', () => {
  const project = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(packages['']).toMatchObject({
    dependencies: project.dependencies,
    devDependencies: project.devDependencies,
  })
})
