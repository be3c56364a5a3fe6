import { existsSync } from 'node:fs'
import { readMessageFiles } from '@/scripts/check/message-files'
import { parseMessages } from '@/scripts/check/parse'
import { importWithEnv } from '@/testing/import-with-env'
import { messages } from '@/testing/render-with-messages'
import { hiddenUntilProvided, launchChecklist, sections, site, socialLinks } from './site'

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

test('items of the launch checklist name texts that every language has', () => {
  const keys = launchChecklist.flatMap(
    ({ where }) => /^messages\/legal\/\*\.json, (\S+\.sections\.\S+)$/.exec(where)?.[1] ?? [],
  )
  expect(keys.length).toBeGreaterThan(9)
  for (const file of readMessageFiles('messages/legal'))
    for (const key of keys)
      expect(
        [...parseMessages(file).leaves.keys()].some((leaf) => leaf.startsWith(`${key}.`) || leaf === key),
      ).toBe(true)
})

test('every item of the launch checklist names an existing file or folder', () => {
  for (const { what, where } of launchChecklist) {
    expect(what).not.toBe('')
    expect(existsSync((where.split(/[*,]/)[0] ?? '').replace(/[^/]*$/, ''))).toBe(true)
  }
})

test('every key in hiddenUntilProvided is a message or a group of messages', () => {
  for (const key of hiddenUntilProvided) {
    const text = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], messages.en)
    expect(text).toBeDefined()
  }
})
