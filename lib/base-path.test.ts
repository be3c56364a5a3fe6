import { importWithEnv } from '@/testing/import-with-env'

/** Imports the module as a build with this base path contains it. */
const importWithBasePath = (path?: string) =>
  importWithEnv({ NEXT_PUBLIC_BASE_PATH: path }, () => import('./base-path'))

test('changes no path at the root of a domain', async () => {
  const { basePath, withBasePath, withoutBasePath } = await importWithBasePath()
  expect([basePath, withBasePath('/fr'), withoutBasePath('/fr'), withoutBasePath('/')]).toEqual([
    '',
    '/fr',
    '/fr',
    '/',
  ])
})

test('adds the base path to paths, and removes it from locations', async () => {
  const { basePath, withBasePath, withoutBasePath } = await importWithBasePath('/nori')
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
