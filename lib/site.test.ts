import { importWithEnv } from '@/testing/import-with-env'
import { navigationSections } from './sections'

test('NEXT_PUBLIC_SITE_URL sets the URL of the site', async () => {
  const url = 'https://noricorgi.ca'
  const built = await importWithEnv({ NEXT_PUBLIC_SITE_URL: url }, () => import('./site'))
  expect(built.site.url).toBe(url)
})

test('the header has no more links than it has room for', () => {
  expect(navigationSections.length).toBeLessThanOrEqual(5)
})
