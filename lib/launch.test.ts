import { existsSync } from 'node:fs'
import { messageFolders, readMessageFiles } from '@/checks/message-files'
import { parseMessages } from '@/checks/parse'
import { findConcernedTexts } from '@/checks/placeholders'
import { checkStrings } from '@/checks/strings'
import { mapMessages } from '@/lib/i18n/map-messages'
import { messages } from '@/testing/render-with-messages'
import { setConfirmed } from '@/testing/set-confirmed'
import { hiddenUntilProvided, isInUse, isProvided, launchChecklist, legalReview } from './launch'
import { links } from './site'

afterEach(() => jest.restoreAllMocks())

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

/** The keys of all messages that the site uses in its present state. */
const listUsedKeys = () => {
  const keys: string[] = []
  mapMessages(messages.en, (text, key) => {
    if (isInUse(key)) keys.push(key)
    return text
  })
  return keys
}

test('texts of a closed shop go when it opens, and those of the letter change when it can be asked for', () => {
  jest.replaceProperty(links, 'shopUrl', undefined)
  jest.replaceProperty(links, 'letterUrl', undefined)
  const before = listUsedKeys()
  const address = 'https://noricorgi.ca'
  jest.replaceProperty(links, 'shopUrl', address)
  jest.replaceProperty(links, 'letterUrl', address)
  setConfirmed('free-story.newsletter.address', legalReview.id)
  expect(isProvided('free-story.newsletter.address')).toBe(true)
  const after = listUsedKeys()
  const gone = before.filter((key) => !after.includes(key))
  for (const key of [
    'action.shopClosed',
    'book.offer.closed',
    'toast.buyTitle',
    'free-story.newsletter.soon.text',
  ])
    expect(gone).toContain(key)
  expect(after.filter((key) => !before.includes(key))).toEqual(
    Object.keys(messages.en['free-story'].newsletter.now).map((key) => `free-story.newsletter.now.${key}`),
  )
})
