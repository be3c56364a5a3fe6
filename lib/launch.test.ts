import { existsSync } from 'node:fs'
import { messageFolders, readMessageFiles } from '@/checks/message-files'
import { parseMessages } from '@/checks/parse'
import { findConcernedTexts } from '@/checks/placeholders'
import { checkStrings } from '@/checks/strings'
import { messages } from '@/testing/render-with-messages'
import { hiddenUntilProvided, launchChecklist } from './launch'

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
