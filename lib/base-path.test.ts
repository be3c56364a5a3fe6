import { importWithEnv } from '@/testing/import-with-env'

/** The module as it is in a build for this path. */
const builtFor = (path?: string) =>
  importWithEnv({ NEXT_PUBLIC_BASE_PATH: path }, () => import('./base-path'))

test('at the root of a domain, addresses are as they stand', async () => {
  const { basePath, withBase, withoutBase } = await builtFor()
  expect([basePath, withBase('/fr'), withoutBase('/fr'), withoutBase('/')]).toEqual(['', '/fr', '/fr', '/'])
})

test('under a path, addresses begin with it, and locations are seen without it', async () => {
  const { basePath, withBase, withoutBase } = await builtFor('/nori')
  expect(basePath).toBe('/nori')
  expect(withBase('/fr')).toBe('/nori/fr')
  expect(['/nori/fr', '/nori/', '/nori', '/fr', '/x/nori'].map(withoutBase)).toEqual([
    '/fr',
    '/',
    '/',
    '/fr',
    '/x/nori',
  ])
})

test('files in public/ and pages begin with it too', async () => {
  const { asset, pages } = await importWithEnv({ NEXT_PUBLIC_BASE_PATH: '/nori' }, async () => ({
    ...(await import('./assets')),
    ...(await import('./pages')),
  }))
  expect(asset('/art/a.svg')).toBe('/nori/art/a.svg')
  for (const { path, address } of pages) expect(path).toBe(`/nori${address}`)
})
