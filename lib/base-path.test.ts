import { importWithEnv } from '@/testing/import-with-env'

test('the href of every page begins with the base path', async () => {
  const { pages } = await importWithEnv({ NEXT_PUBLIC_BASE_PATH: '/nori' }, () => import('./pages'))
  for (const { href, route } of pages) expect(href).toBe(`/nori${route}`)
})
