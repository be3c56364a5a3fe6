import * as nodeFs from 'node:fs'
import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { vercelStegaCombine } from '@vercel/stega'
import { change, editProject, problemOf } from '@/testing/edit-project'
import { describeViolation } from '@/testing/findings'
import type { Finding } from './check'

const paths = ['messages', 'messages/legal'].flatMap((folder) =>
  ['en', 'fr', 'es'].map((locale) => `${folder}/${locale}.json`),
)
const allOf = ({ read }: { read: (path: string) => string }) =>
  Object.fromEntries(paths.map((path) => [path, read(path)]))

test('a save changes the characters of one text and nothing else, however the file is written', () => {
  const project = editProject()
  const { api, read, write } = project
  // Windows line ends, tabs, an escape, spaces before colons, no final newline.
  const odd = read('messages/fr.json')
    .trimEnd()
    .replaceAll('  ', '\t')
    .replaceAll('":', '" :')
    .replace('à', '\\u00e0')
    .replaceAll('\n', '\r\n')
  write('messages/fr.json', odd)
  const before = allOf(project)
  api.save.answer(change(api, 'hero.title', { fr: 'Grandes «\u00a0pattes\u00a0» \\ & co' }))
  expect(allOf(project)).toEqual({
    ...before,
    'messages/fr.json': odd.replace('"Petites pattes"', '"Grandes «\u00a0pattes\u00a0» \\\\ & co"'),
  })
  expect(readdirSync(join(project.root, 'messages')).sort()).toEqual([
    'en.json',
    'es.json',
    'fr.json',
    'legal',
  ])
})

test('an item of a list, in two languages at once', () => {
  const project = editProject()
  const before = allOf(project)
  const { api } = project
  const changed = { en: 'At 18 [name] may.', es: 'A los 18 [nombre] puede.' }
  api.save.answer(change(api, 'terms.intro.1', changed, 'messages/legal'))
  expect(allOf(project)).toEqual({
    ...before,
    'messages/legal/en.json': before['messages/legal/en.json']?.replace(
      /"We ask[^"]* 18"/,
      '"At 18 [name] may."',
    ),
    'messages/legal/es.json': before['messages/legal/es.json']?.replace(
      /"Pre[^"]* 18"/,
      '"A los 18 [nombre] puede."',
    ),
  })
})

test('a text is stored as it was typed, without the marks of a text copied from the page', () => {
  const { api, read } = editProject()
  api.save.answer(
    change(api, 'hero.title', { en: vercelStegaCombine('a < b & c', { folder: 'messages' }, false) }),
  )
  expect(JSON.parse(read('messages/en.json')).hero.title).toBe('a < b & c')
})

test('errors refuse a save, warnings do not', () => {
  const project = editProject()
  const { api } = project
  const before = allOf(project)
  for (const [key, changed, problem] of [
    ['hero.title', { en: '<img onerror=alert(1)>' }, 'has a < that begins nothing known'],
    ['hero.title', { en: '<b>Small</b> legs' }, 'has <b>, which the page does not fill in'],
    ['hero.title', { fr: ' ' }, 'is empty'],
    ['book.ages', { es: 'De {from} a' }, 'lacks {to}'],
    ['book.ages', { en: 'Ages {from}' }, 'lacks {to}, unlike'],
    ['book.offer.amount', { fr: '25.00' }, 'is “25.00” here'],
  ] as [string, Record<string, string>, string][]) {
    const { status, details } = problemOf(() => api.save.answer(change(api, key, changed)))
    const [finding] = (details as { findings: Finding[] }).findings.map(describeViolation)
    expect([status, finding?.problem]).toEqual([422, expect.stringContaining(problem)])
  }
  expect(allOf(project)).toEqual(before)
  expect(
    api.save.answer(change(api, 'hero.title', { en: 'Small legs…'.repeat(9) })).texts[0]?.findings,
  ).toEqual([expect.objectContaining({ locale: 'en', severity: 'warning' })])
})

test('what was wrong before in another language keeps nobody from saving', () => {
  const project = editProject()
  const { api, read, write } = project
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', '⟦en⟧ Small legs'))
  api.save.answer(change(api, 'hero.title', { fr: 'Petites jambes' }))
  expect(read('messages/fr.json')).toContain('Petites jambes')
  expect(problemOf(() => api.save.answer(change(api, 'hero.title', { es: '⟦en⟧ Legs' }))).status).toBe(422)
})

test('nothing is overwritten that changed on the disk meanwhile', () => {
  const { api, read, write } = editProject()
  const mine = change(api, 'hero.title', { fr: 'La mienne' })
  const text = read('messages/fr.json').replace('Petites pattes', 'La leur')
  write('messages/fr.json', text)
  expect(problemOf(() => api.save.answer(mine))).toMatchObject({
    status: 409,
    details: { conflict: { fr: { disk: 'La leur', yours: 'La mienne' } } },
  })
  expect(read('messages/fr.json')).toBe(text)
  // Both wrote the same.
  expect(api.save.answer({ ...mine, values: { ...mine.values, fr: 'La leur' } }).undo).toBeNull()
})

test('what somebody else changed in another language is taken, never put back', () => {
  const { api, read, write } = editProject()
  const mine = change(api, 'hero.title', { fr: 'Bonnes pattes' })
  write('messages/en.json', read('messages/en.json').replace('Small legs', 'Their legs'))
  expect(api.save.answer(mine).texts[0]?.values).toEqual({
    en: 'Their legs',
    fr: 'Bonnes pattes',
    es: 'Patas cortas',
  })
  // A second window shows the text as it was before.
  expect(problemOf(() => api.save.answer({ ...mine, values: { fr: 'Autres pattes' } })).status).toBe(409)
})

test('all files of a save are written, or none', () => {
  let renames = 0
  const project = editProject({
    renameSync: (from, to) => {
      renames += 1
      if (renames === 2) throw new Error('EBUSY')
      nodeFs.renameSync(from, to)
    },
  })
  const before = allOf(project)
  const { api } = project
  const price = change(api, 'book.offer.amount', { en: '25.00', fr: '25.00', es: '25.00' })
  expect(problemOf(() => api.save.answer(price))).toMatchObject({
    status: 500,
    message: expect.stringContaining('messages/es.json could not be written (EBUSY)'),
  })
  expect(allOf(project)).toEqual(before)
  expect(readdirSync(join(project.root, 'messages')).filter((name) => name.includes('tmp'))).toEqual([])
  expect(api.texts.answer().undo).toBeNull()
  expect(api.save.answer(price).undo).toBe('book.offer.amount')
})

test('no file is written through a link, none that is not UTF-8', () => {
  const { api, root, read, write } = editProject()
  const file = join(root, 'messages/fr.json')
  write('outside.json', read('messages/fr.json'))
  rmSync(file)
  symlinkSync('../outside.json', file)
  const save = () => api.save.answer(change(api, 'hero.title', { fr: 'Ailleurs' }))
  expect(problemOf(save).message).toContain('messages/fr.json is a link')
  expect(read('outside.json')).not.toContain('Ailleurs')

  rmSync(file)
  nodeFs.writeFileSync(file, Buffer.from(read('outside.json'), 'latin1'))
  expect(problemOf(save).message).toContain('messages/fr.json is not in UTF-8')
})

test('nothing but texts of the message files can be named', () => {
  const project = editProject()
  const { api } = project
  const before = allOf(project)
  const good = change(api, 'hero.title', { fr: 'Bonne' })
  for (const [wrong, problem] of [
    [{ folder: '../..' }, 'folder “../..”'],
    [{ folder: 'messages/../messages' }, 'folder “'],
    [{ folder: '__proto__' }, 'folder “'],
    [{ key: '__proto__' }, 'no text “__proto__”'],
    [{ key: 'constructor.name' }, 'no text'],
    [{ key: 'hero' }, 'no text'],
    [{ values: { ...good.values, '../x': 'y' } }, 'language “../x”'],
    [{ values: JSON.parse('{ "__proto__": { "fr": "x" } }') }, 'language “__proto__”'],
    [{ values: { ...good.values, fr: 1 } }, 'no text in “fr”'],
    [{ values: { ...good.values, fr: 'a\0b' } }, '“fr” has an invisible control character'],
    [{ base: null }, 'base lacks “fr”'],
  ] as [object, string][]) {
    const { status, message } = problemOf(() => api.save.answer({ ...good, ...wrong }))
    expect([status, message]).toEqual([400, expect.stringContaining(problem)])
  }
  expect(allOf(project)).toEqual(before)
})
