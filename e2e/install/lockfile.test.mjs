import { readFileSync } from 'node:fs'
import { lockfiles, missingPackages, withoutIntegrity } from './lockfile.mjs'

/** @param {string} file */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

describe.each(lockfiles())('%s', (file) => {
  test('has the packages of every platform: `npm run lockfile` adds them', () => {
    expect(Object.keys(missingPackages(packagesOf(file)))).toEqual([])
  })

  test('has a hash of every package that a registry had when it was made: `npm run lockfile` adds them', () => {
    const known = readFileSync('e2e/kept/without-integrity.txt', 'utf8').split('\n')
    const ids = withoutIntegrity(packagesOf(file)).map(([, id]) => id)
    expect(ids.filter((id) => !known.includes(id))).toEqual([])
  })

  test('was made from the package.json beside it', () => {
    const project = JSON.parse(readFileSync(file.replace('package-lock', 'package'), 'utf8'))
    const { dependencies, devDependencies } = packagesOf(file)['']
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: project.dependencies,
      devDependencies: project.devDependencies,
    })
  })
})

test('only packages for another platform may lack a hash', () => {
  const packages = packagesOf('package-lock.json')
  for (const [folder] of withoutIntegrity(packages))
    expect([folder, packages[folder]]).toEqual([
      folder,
      expect.objectContaining({ optional: true, cpu: [expect.any(String)] }),
    ])
})

test('a package without a hash is found; links, bundled packages and the project have none', () => {
  expect(
    withoutIntegrity({
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/linked': { link: true },
      'node_modules/bundled': { version: '1.0.0', inBundle: true },
    }),
  ).toEqual([['node_modules/a/node_modules/@b/c', '@b/c@2.0.0']])
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
