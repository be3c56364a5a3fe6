import { existsSync } from 'node:fs'
import { importWithEnv } from '@/testing/import-with-env'
import { messages } from '@/testing/render-with-messages'
import { hiddenUntilProvided, launchChecklist, sections, site, socialLinks } from './site'

test('addresses are whole, and the site’s own has no slash at its end', () => {
  expect(URL.canParse(site.appUrl)).toBe(true)
  expect(site.url).toBe(new URL(site.url).origin)
})

test('the build may give the site’s address', async () => {
  const url = 'https://noricorgi.ca'
  const built = await importWithEnv({ NEXT_PUBLIC_SITE_URL: url }, () => import('./site'))
  expect(built.site.url).toBe(url)
})

test('each section and each social link has its words', () => {
  for (const section of sections) expect(messages.en[section]).toHaveProperty('title')
  expect(socialLinks.map(({ id }) => id).sort()).toEqual(Object.keys(messages.en.footer.social).sort())
  for (const { href } of socialLinks) expect(href === '#' || URL.canParse(href)).toBe(true)
})

test('what waits for the owner says what and in which file', () => {
  for (const { what, where } of launchChecklist) {
    expect(what).not.toBe('')
    expect(existsSync((where.split(/[*,]/)[0] ?? '').replace(/[^/]*$/, ''))).toBe(true)
  }
})

test('texts that only the owner can write are messages', () => {
  for (const key of hiddenUntilProvided) {
    const text = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], messages.en)
    expect(text).toBeDefined()
  }
})
