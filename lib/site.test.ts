import { existsSync } from 'node:fs'
import { messageFolders, readMessageFiles } from '@/checks/message-files'
import { parseMessages } from '@/checks/parse'
import { findConcernedTexts } from '@/checks/placeholders'
import { checkStrings } from '@/checks/strings'
import { importWithEnv } from '@/testing/import-with-env'
import { messages } from '@/testing/render-with-messages'
import { hiddenUntilProvided, launchChecklist, navigationSections, sections, site, socialLinks } from './site'

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

test('every item of the launch checklist has a sentence', () => {
  expect(Object.keys(checkStrings.en.launch)).toEqual(
    expect.arrayContaining(launchChecklist.map(({ id }) => id)),
  )
})

test('the launch checklist names existing files, and texts that every language has', () => {
  for (const [file, ...names] of launchChecklist.flatMap(({ where }) => where)) {
    const folders = messageFolders.filter((folder) => file === `${folder}/*.json`)
    expect(folders.length > 0 || existsSync(file)).toBe(true)
    for (const folder of folders)
      for (const { leaves } of readMessageFiles(folder).map(parseMessages)) {
        const texts = [...leaves.keys()].map((key) => ({ folder, key }))
        for (const name of names)
          expect([name, findConcernedTexts([[file, name]], texts)]).toEqual([name, [expect.anything()]])
      }
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
