import { importWithEnv } from '@/testing/import-with-env'

/** The module as it is in a build for this path. */
const builtFor = (path?: string) =>
  importWithEnv({ NEXT_PUBLIC_BASE_PATH: path }, () => import('./base-path'))

test('at the root of a domain, addresses are as they stand', async () => {
  const { basePath, withBasePath, withoutBasePath } = await builtFor()
  expect([basePath, withBasePath('/fr'), withoutBasePath('/fr'), withoutBasePath('/')]).toEqual([
    '',
    '/fr',
    '/fr',
    '/',
  ])
})

test('under a path, addresses begin with it, and locations are seen without it', async () => {
  const { basePath, withBasePath, withoutBasePath } = await builtFor('/nori')
  expect(basePath).toBe('/nori')
  expect(withBasePath('/fr')).toBe('/nori/fr')
  expect(['/nori/fr', '/nori/', '/nori', '/fr', '/x/nori'].map(withoutBasePath)).toEqual([
    '/fr',
    '/',
    '/',
    '/fr',
    '/x/nori',
  ])
})

test('the href of every page begins with the base path', async () => {
  const { pages } = await importWithEnv({ NEXT_PUBLIC_BASE_PATH: '/nori' }, () => import('./pages'))
  for (const { href, route } of pages) expect(href).toBe(`/nori${route}`)
})
