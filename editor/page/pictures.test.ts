import { existsSync } from 'node:fs'
import { readMessageFiles } from '@/checks/message-files'
import { parseMessages } from '@/checks/parse'
import { findPicture } from './pictures'

const [english] = readMessageFiles('messages').filter(({ path }) => path.endsWith('/en.json'))
const keys = english ? [...parseMessages(english).leaves.keys()] : []

test('every description of a picture has its picture, and no other text has one', () => {
  const described = keys.filter((key) => findPicture(key, 'fr'))
  expect(described).toEqual(keys.filter((key) => /(?:alt|picture)$/i.test(key)))
  const files = described.map((key) => `public${findPicture(key, 'fr')}`)
  // `npm run build` draws the link card.
  expect(files.filter((file) => !existsSync(file))).toEqual(['public/og/fr.png'])
})
