import { documentKeys } from '@/lib/pages'
import { sections } from '@/lib/site'
import { formatFinding } from './findings'
import { messageFolders, readMessageFiles } from './message-files'
import { checkRequiredTexts } from './required-texts'

test('every section and every document has its texts', () => {
  expect(checkRequiredTexts(messageFolders.flatMap((folder) => readMessageFiles(folder)))).toEqual([])
})

test('without them, the finding names the row and the file for the text', () => {
  const text = '{ "x": "X" }'
  const found = checkRequiredTexts([
    { path: 'messages/en.json', text },
    { path: 'messages/legal/en.json', text },
  ])
  const lines = found.map((finding) => formatFinding(finding))
  for (const section of sections)
    expect(lines).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^lib/site\\.ts:[1-9]\\d*:\\d+ nav\\.${section} is no message; add it to messages/en\\.json\\.$`,
        ),
      ),
    )
  for (const key of documentKeys)
    expect(lines.filter((line) => line.startsWith('lib/pages.ts:'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(` footer\\.${key} is no message; add it to messages/en\\.json`),
        expect.stringMatching(` ${key}\\.title is no message; add it to messages/legal/en\\.json`),
      ]),
    )
})

test('a file that can not be read lacks no text', () => {
  expect(checkRequiredTexts([{ path: 'messages/en.json', text: '{' }])).toEqual([])
})
