import { importWithEnv } from '@/testing/import-with-env'
import { getLink, links, listAppLinks } from './site'

afterEach(() => jest.restoreAllMocks())

const url = 'https://noricorgi.ca'

test.each([url, `${url}/`])('NEXT_PUBLIC_SITE_URL sets the URL of the site: %s', async (value) => {
  const built = await importWithEnv({ NEXT_PUBLIC_SITE_URL: value }, () => import('./site'))
  expect(built.site.url).toBe(url)
})

test('a link has the language of the page where the owner wants it', () => {
  jest.replaceProperty(links, 'shopUrl', `${url}/{locale}?lang={locale}`)
  jest.replaceProperty(links, 'facebook', url)
  expect(getLink('shopUrl', 'fr')).toBe(`${url}/fr?lang=fr`)
  expect(getLink('facebook', 'fr')).toBe(url)
})

test('the app is in the stores that the owner has named, or else at its own address or a placeholder', () => {
  for (const name of ['appUrl', 'appStoreUrl', 'playStoreUrl'] as const)
    jest.replaceProperty(links, name, undefined)
  expect(listAppLinks('en')).toEqual([{ id: 'appUrl', href: expect.stringContaining('.example') }])
  jest.replaceProperty(links, 'appUrl', url)
  expect(listAppLinks('en')).toEqual([{ id: 'appUrl', href: url }])
  jest.replaceProperty(links, 'playStoreUrl', `${url}/play`)
  expect(listAppLinks('en')).toEqual([{ id: 'playStoreUrl', href: `${url}/play` }])
})
