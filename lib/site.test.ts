import { importWithEnv } from '@/testing/import-with-env'
import { messages } from '@/testing/render-with-messages'
import { navigationSections, sections } from './sections'
import { site, socialLinks } from './site'

test('the URLs are absolute, and the site’s has no trailing slash', () => {
  expect(URL.canParse(site.appUrl)).toBe(true)
  expect(site.url).toBe(new URL(site.url).origin)
})

test('NEXT_PUBLIC_SITE_URL sets the URL of the site', async () => {
  const url = 'https://noricorgi.ca'
  const built = await importWithEnv({ NEXT_PUBLIC_SITE_URL: url }, () => import('./site'))
  expect(built.site.url).toBe(url)
})

test('every section and every social link has texts', () => {
  for (const section of sections) expect(messages.en[section]).toHaveProperty('title')
  expect(socialLinks.map(({ id }) => id).sort()).toEqual(Object.keys(messages.en.footer.social).sort())
  for (const { href } of socialLinks) expect(href === '#' || URL.canParse(href)).toBe(true)
})

test('the header has no more links than it has room for', () => {
  expect(navigationSections.length).toBeLessThanOrEqual(5)
})
