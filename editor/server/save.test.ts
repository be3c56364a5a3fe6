import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catchRequestError, createEditProject } from '@/testing/edit-project'
import { getToday } from '../../checks/formats'
import { addEditMarkers } from '../site/edit-markers'

const paths = ['messages/en.json', 'messages/fr.json', 'messages/es.json']

test('changes only the characters of the text, in all languages that are sent', async () => {
  const { save, read, findText } = createEditProject()
  const before = paths.map(read)
  const answer = await save('hero.title', { fr: 'Court sur "pattes"\nici', en: 'Long legs' })
  expect(paths.map(read)).toEqual([
    before[0]?.replace('Short legs', 'Long legs'),
    before[1]?.replace('Petites pattes', 'Court sur \\"pattes\\"\\nici'),
    before[2],
  ])
  expect(answer.texts[0]).toEqual(await findText('hero.title'))
  expect(answer.texts[0]?.before).toEqual({ en: 'Short legs', fr: 'Petites pattes' })
})

test('a conflict saves nothing', async () => {
  const { save, read, write, findText } = createEditProject()
  const read1 = (await findText('hero.title'))?.values
  write('messages/fr.json', read('messages/fr.json').replace('Petites', 'Grandes'))
  const before = paths.map(read)
  const error = await catchRequestError(save('hero.title', { en: 'One', fr: 'Un' }, read1))
  expect(error).toMatchObject({ status: 409, code: 'conflict' })
  expect(paths.map(read)).toEqual(before)
})

test('the same text from two editors is no conflict', async () => {
  const { save, findText } = createEditProject()
  const base = (await findText('hero.title'))?.values
  await save('hero.title', { en: 'One' })
  await save('hero.title', { en: 'One', fr: 'Un' }, base)
  expect((await findText('hero.title'))?.values).toMatchObject({ en: 'One', fr: 'Un' })
})

test('refuses only broken syntax; other errors are reported, and saved', async () => {
  const { save, findText } = createEditProject()
  expect(await catchRequestError(save('book.ages', { fr: 'De {from à {to} ans' }))).toMatchObject({
    status: 422,
    code: 'syntax',
  })
  const { findings } = await save('book.ages', { fr: 'De {from} ans' })
  expect(findings).toMatchObject([{ code: 'lacks', path: 'messages/fr.json', key: 'book.ages' }])
  await save('book.offer.amount', { en: '24,99' })
  expect((await findText('book.offer.amount'))?.values.en).toBe('24,99')
})

test('a changed legal document has a warning until it has another date', async () => {
  const { save } = createEditProject()
  const { findings } = await save('terms.intro.0', { en: 'We ask: [name].' })
  expect(findings).toContainEqual(expect.objectContaining({ code: 'dateUnchanged', key: 'terms.updated' }))
  const today = { en: getToday(), fr: getToday(), es: getToday() }
  expect((await save('terms.updated', today)).findings.map(({ code }) => code)).not.toContain('dateUnchanged')
})

test.each([
  [{ folder: 'lib', key: 'hero.title', values: {}, base: {} }, 400, 'request'],
  [{ folder: 'messages', key: 'hero.title', values: { de: 'x' }, base: {} }, 400, 'request'],
  [{ folder: 'messages', key: 'hero.title', values: { en: 1 }, base: {} }, 400, 'request'],
  [{ folder: 'messages', key: 'hero', values: { en: 'x' }, base: {} }, 400, 'unknownText'],
  [{ folder: 'messages', key: 'no.such', values: { en: 'x' }, base: {} }, 400, 'unknownText'],
  [{ folder: 'messages', key: 'hero.title', values: { en: 'x' } }, 409, 'conflict'],
])('refuses %j', async (body, status, code) => {
  const { api } = createEditProject()
  expect(await catchRequestError(Promise.resolve(body).then(api.save))).toMatchObject({ status, code })
})

test('removes the invisible marks of text that was copied from the page', async () => {
  const { save, findText } = createEditProject()
  await save('hero.title', { en: addEditMarkers({ hero: { title: 'Long legs' } }, 'messages').hero.title })
  expect((await findText('hero.title'))?.values.en).toBe('Long legs')
})

describe('files', () => {
  test('a file with a mistake is not written, and names its line', async () => {
    const { save, read, write, api } = createEditProject()
    write('messages/fr.json', read('messages/fr.json').replace('",', '"'))
    expect(await catchRequestError(save('hero.title', { en: 'a', fr: 'b' }))).toMatchObject({
      status: 409,
      code: 'broken',
      values: { path: 'messages/fr.json' },
    })
    await save('hero.title', { en: 'a' })
    expect(read('messages/en.json')).toContain('"title": "a"')
    expect((await api.texts()).findings).toMatchObject([{ path: 'messages/fr.json', key: '' }])
  })

  test('if one file can’t be written, the others are restored', async () => {
    const { save, read } = createEditProject({
      renameSync: (from, to) => {
        if (String(to).endsWith('fr.json')) throw new Error('no space')
        renameSync(from, to)
      },
    })
    const before = paths.map(read)
    const error = await catchRequestError(save('hero.title', { en: 'a', es: 'b', fr: 'c' }))
    expect(error).toMatchObject({
      status: 500,
      code: 'notWritten',
      values: { path: 'messages/fr.json', reason: 'no space' },
    })
    expect(paths.map(read)).toEqual(before)
  })

  test('does not write files that are not UTF-8', async () => {
    const { root, save, read } = createEditProject()
    const latin1 = Buffer.from(read('messages/fr.json'), 'latin1')
    writeFileSync(join(root, 'messages/fr.json'), latin1)
    expect(await catchRequestError(save('hero.title', { fr: 'b' }))).toMatchObject({ code: 'notUtf8' })
    expect(readFileSync(join(root, 'messages/fr.json')).equals(latin1)).toBe(true)
  })
})
