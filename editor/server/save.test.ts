import * as nodeFs from 'node:fs'
import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { vercelStegaCombine } from '@vercel/stega'
import { catchRequestError, createChange, createEditProject } from '@/testing/edit-project'
import { describeViolation } from '@/testing/findings'
import type { EditorFinding } from './checker'

const paths = ['messages', 'messages/legal'].flatMap((folder) =>
  ['en', 'fr', 'es'].map((locale) => `${folder}/${locale}.json`),
)
const readAllFiles = ({ read }: { read: (path: string) => string }) =>
  Object.fromEntries(paths.map((path) => [path, read(path)]))

test('changes only the characters of the saved text, whatever the format of the file', () => {
  const project = createEditProject()
  const { api, read, write } = project
  // CRLF, tabs, an escape, spaces before colons, no final newline.
  const unusual = read('messages/fr.json')
    .trimEnd()
    .replaceAll('  ', '\t')
    .replaceAll('":', '" :')
    .replace('à', '\\u00e0')
    .replaceAll('\n', '\r\n')
  write('messages/fr.json', unusual)
  const before = readAllFiles(project)
  api.save.handle(createChange(api, 'hero.title', { fr: 'Grandes «\u00a0pattes\u00a0» \\ & co' }))
  expect(readAllFiles(project)).toEqual({
    ...before,
    'messages/fr.json': unusual.replace('"Petites pattes"', '"Grandes «\u00a0pattes\u00a0» \\\\ & co"'),
  })
  expect(readdirSync(join(project.root, 'messages')).sort()).toEqual([
    'en.json',
    'es.json',
    'fr.json',
    'legal',
  ])
})

test('saves an item of a list in two languages', () => {
  const project = createEditProject()
  const before = readAllFiles(project)
  const { api } = project
  const changed = { en: 'At 18 [name] may.', es: 'A los 18 [nombre] puede.' }
  api.save.handle(createChange(api, 'terms.intro.1', changed, 'messages/legal'))
  expect(readAllFiles(project)).toEqual({
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

test('removes the invisible marks of a text that was copied from the page', () => {
  const { api, read } = createEditProject()
  api.save.handle(
    createChange(api, 'hero.title', { en: vercelStegaCombine('a < b & c', { folder: 'messages' }, false) }),
  )
  expect(JSON.parse(read('messages/en.json')).hero.title).toBe('a < b & c')
})

test('rejects a save with errors, accepts one with warnings', () => {
  const project = createEditProject()
  const { api } = project
  const before = readAllFiles(project)
  for (const [key, values, problem] of [
    ['hero.title', { en: '<img onerror=alert(1)>' }, 'has a < that begins nothing known'],
    ['hero.title', { en: '<b>Small</b> legs' }, 'has <b>, which the page does not know'],
    ['hero.title', { fr: ' ' }, 'is empty'],
    ['book.ages', { es: 'De {from} a' }, 'lacks the oldest age'],
    ['book.ages', { en: 'Ages {from}' }, 'lacks the oldest age, unlike'],
    ['book.offer.amount', { fr: '25.00' }, 'is “25.00” here'],
  ] as [string, Record<string, string>, string][]) {
    const { status, body } = catchRequestError(() => api.save.handle(createChange(api, key, values)))
    const [finding] = (body as { findings: EditorFinding[] }).findings.map(describeViolation)
    expect([status, finding?.problem]).toEqual([422, expect.stringContaining(problem)])
  }
  expect(readAllFiles(project)).toEqual(before)
  expect(
    api.save.handle(createChange(api, 'hero.title', { en: 'Short legs…'.repeat(9) })).texts[0]?.findings,
  ).toEqual([expect.objectContaining({ locale: 'en', severity: 'warning' })])
})

test('accepts a save although another language already had an error', () => {
  const project = createEditProject()
  const { api, read, write } = project
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', '⟦en⟧ Short legs'))
  api.save.handle(createChange(api, 'hero.title', { fr: 'Petites jambes' }))
  expect(read('messages/fr.json')).toContain('Petites jambes')
  expect(
    catchRequestError(() => api.save.handle(createChange(api, 'hero.title', { es: '⟦en⟧ Legs' }))).status,
  ).toBe(422)
})

test('rejects a save of a text that has changed in its file in the meantime', () => {
  const { api, read, write } = createEditProject()
  const mine = createChange(api, 'hero.title', { fr: 'La mienne' })
  const text = read('messages/fr.json').replace('Petites pattes', 'La leur')
  write('messages/fr.json', text)
  expect(catchRequestError(() => api.save.handle(mine))).toMatchObject({
    status: 409,
    body: { conflict: { fr: { stored: 'La leur', yours: 'La mienne' } } },
  })
  expect(read('messages/fr.json')).toBe(text)
  // No conflict if both versions are the same.
  expect(api.save.handle({ ...mine, values: { ...mine.values, fr: 'La leur' } }).undo).toBeNull()
})

test('keeps what somebody else has changed in another language', () => {
  const { api, read, write } = createEditProject()
  const mine = createChange(api, 'hero.title', { fr: 'Bonnes pattes' })
  write('messages/en.json', read('messages/en.json').replace('Short legs', 'Their legs'))
  expect(api.save.handle(mine).texts[0]?.values).toEqual({
    en: 'Their legs',
    fr: 'Bonnes pattes',
    es: 'Patas cortas',
  })
  // A second window still has the old text as its base.
  expect(catchRequestError(() => api.save.handle({ ...mine, values: { fr: 'Autres pattes' } })).status).toBe(
    409,
  )
})

test('writes all files of a save or none', () => {
  let renames = 0
  const project = createEditProject({
    renameSync: (from, to) => {
      renames += 1
      if (renames === 2) throw new Error('EBUSY')
      nodeFs.renameSync(from, to)
    },
  })
  const before = readAllFiles(project)
  const { api } = project
  const price = createChange(api, 'book.offer.amount', { en: '25.00', fr: '25.00', es: '25.00' })
  expect(catchRequestError(() => api.save.handle(price))).toMatchObject({
    status: 500,
    message: expect.stringContaining('messages/es.json could not be written (EBUSY)'),
  })
  expect(readAllFiles(project)).toEqual(before)
  expect(readdirSync(join(project.root, 'messages')).filter((name) => name.includes('tmp'))).toEqual([])
  expect(api.texts.handle().undo).toBeNull()
  expect(api.save.handle(price).undo).toBe('book.offer.amount')
})

test('names the languages that were saved, and why others were not', () => {
  const { api, root, read, write } = createEditProject()
  const before = createChange(api, 'hero.title', { en: 'Short legs', fr: 'Bonnes pattes', es: 'Patitas' })
  write('messages/es.json', read('messages/es.json').replace(',', ''))
  const path = 'messages/es.json'
  expect(api.save.handle(before)).toMatchObject({
    saved: ['fr'],
    notSaved: [
      { locale: 'en', reason: { code: 'unchanged', values: { path: 'messages/en.json' } } },
      { locale: 'es', reason: { code: 'broken', values: { path, line: 5 } } },
    ],
    undo: 'hero.title',
  })
  expect(read('messages/fr.json')).toContain('Bonnes pattes')

  nodeFs.chmodSync(join(root, 'messages/fr.json'), 0o444)
  write(path, read('messages/en.json').replace('"title"', '"other"'))
  const { saved, notSaved } = api.save.handle({ ...before, values: { fr: 'Pattes', es: 'Patas' } })
  expect(saved).toEqual([])
  expect(notSaved).toEqual([
    { locale: 'fr', reason: { code: 'readOnly', values: { path: 'messages/fr.json' } } },
    { locale: 'es', reason: { code: 'unknownText', values: { folder: path, key: 'hero.title' } } },
  ])
  rmSync(join(root, path))
  expect(api.save.handle({ ...before, values: { es: 'Patas' } })).toMatchObject({
    saved: [],
    notSaved: [{ locale: 'es', reason: { code: 'unknownText' } }],
  })
})

test('does not save in a file that is a symbolic link or not in UTF-8', () => {
  const { api, root, read, write } = createEditProject()
  const file = join(root, 'messages/fr.json')
  write('outside.json', read('messages/fr.json'))
  rmSync(file)
  symlinkSync('../outside.json', file)
  const save = () => api.save.handle(createChange(api, 'hero.title', { fr: 'Ailleurs' }))
  const expected = (code: string) => ({
    saved: [],
    notSaved: [{ locale: 'fr', reason: { code, values: { path: 'messages/fr.json' } } }],
    undo: null,
  })
  expect(save()).toMatchObject(expected('link'))
  expect(read('outside.json')).not.toContain('Ailleurs')

  rmSync(file)
  nodeFs.writeFileSync(file, Buffer.from(read('outside.json'), 'latin1'))
  expect(save()).toMatchObject(expected('notUtf8'))
})

test('undo rejects a file that has become a symbolic link', () => {
  const { api, root, read, write } = createEditProject()
  api.save.handle(createChange(api, 'hero.title', { fr: 'Ailleurs' }))
  write('outside.json', read('messages/fr.json'))
  rmSync(join(root, 'messages/fr.json'))
  symlinkSync('../outside.json', join(root, 'messages/fr.json'))
  expect(catchRequestError(api.undo.handle).message).toContain('messages/fr.json is a link')
  expect(read('outside.json')).toContain('Ailleurs')
})

test('allows a word and a finding, and does not report them any more', () => {
  const { api, read, write } = createEditProject()
  write('messages/fr.json', read('messages/fr.json').replace('Petites pattes', 'Short legs'))
  const findings = () => api.texts.handle().texts[0]?.findings.map(({ code, allow }) => [code, allow])
  const entry = 'fr; hero.title; stillEnglish'
  expect(findings()).toEqual([['stillEnglish', { list: 'exceptions', entry }]])
  const { texts } = api.allow.handle({ list: 'exceptions', entry, locale: 'fr' })
  expect(texts[0]?.findings).toEqual([])
  expect(read('checks/exceptions.txt')).toMatch(/\nfr; hero\.title; stillEnglish\n$/)
  api.allow.handle({ list: 'words', entry: 'Québécois', locale: 'fr' })
  expect(read('checks/words.txt')).toMatch(/^# Empty\n\n# .*\nQuébécois\n$/)
})

test('withdraws what an editor has allowed, and nothing else', () => {
  const { api, read, write } = createEditProject()
  const lists = () => ['words', 'exceptions'].map((name) => read(`checks/${name}.txt`))
  write('checks/words.txt', '# Names\nNori\n')
  write('messages/fr.json', read('messages/fr.json').replace('Petites pattes', 'Short legs'))
  const before = lists()
  const exception = { list: 'exceptions', entry: 'fr; hero.title; stillEnglish' }
  const word = { list: 'words', entry: 'Québécois' }
  api.allow.handle({ ...exception, locale: 'fr' })
  expect(api.allow.handle({ ...word, locale: 'fr' }).allowed).toEqual([word, exception])
  const allowed = lists()
  for (const invalid of [
    { list: 'words', entry: 'Nori' },
    { list: 'words', entry: '# Names' },
    { list: 'words', entry: exception.entry },
    { list: '__proto__', entry: word.entry },
    { list: 'words' },
    { list: 'words', entry: [word.entry] },
    {},
  ])
    expect([invalid, catchRequestError(() => api.withdraw.handle(invalid)).status]).toEqual([invalid, 400])
  expect(lists()).toEqual(allowed)

  const { texts } = api.withdraw.handle(exception)
  expect(texts[0]?.findings).toMatchObject([{ code: 'stillEnglish', allow: exception }])
  expect(api.withdraw.handle(word).allowed).toEqual([])
  expect(lists()).toEqual(before)
  expect(catchRequestError(() => api.withdraw.handle(word)).status).toBe(400)
})

test.each([
  { list: 'terms' },
  { list: '__proto__' },
  { entry: 'two words' },
  { entry: undefined },
  { locale: 'de' },
  { locale: undefined },
  { list: 'exceptions', entry: 'fr; hero.nothing; stillEnglish' },
  { list: 'exceptions', entry: 'es; hero.title; stillEnglish' },
  { list: 'exceptions', entry: 'fr; hero.title; empty' },
])('rejects the request to allow %j', (invalid) => {
  const { api, read } = createEditProject()
  const valid = { list: 'words', entry: 'Québécois', locale: 'fr' }
  expect(catchRequestError(() => api.allow.handle({ ...valid, ...invalid })).status).toBe(400)
  expect([read('checks/words.txt'), read('checks/exceptions.txt')]).toEqual(['# Empty\n', '# Empty\n'])
})

test('rejects half of a character, which a file can’t contain', () => {
  const { api } = createEditProject()
  const save = () => api.save.handle(createChange(api, 'hero.title', { fr: 'Pattes \ud83d' }))
  expect(catchRequestError(save)).toMatchObject({ status: 400, code: 'surrogate' })
  expect(
    api.save.handle(createChange(api, 'hero.title', { fr: 'Pattes \u{1d54f}' })).texts[0]?.values.fr,
  ).toBe('Pattes \u{1d54f}')
})

test('rejects requests that do not name a text of the message files', () => {
  const project = createEditProject()
  const { api } = project
  const before = readAllFiles(project)
  const valid = createChange(api, 'hero.title', { fr: 'Bonne' })
  for (const [invalid, problem] of [
    [{ folder: '../..' }, 'folder “../..”'],
    [{ folder: 'messages/../messages' }, 'folder “'],
    [{ folder: '__proto__' }, 'folder “'],
    [{ key: '__proto__' }, 'no text “__proto__”'],
    [{ key: 'constructor.name' }, 'no text'],
    [{ key: 'hero' }, 'no text'],
    [{ values: { ...valid.values, '../x': 'y' } }, 'language “../x”'],
    [{ values: JSON.parse('{ "__proto__": { "fr": "x" } }') }, 'language “__proto__”'],
    [{ values: { ...valid.values, fr: 1 } }, 'no text in “fr”'],
    [{ values: { ...valid.values, fr: 'a\0b' } }, 'in French has an invisible control character'],
    [{ base: null }, 'base lacks “fr”'],
  ] as [object, string][]) {
    const { status, message } = catchRequestError(() => api.save.handle({ ...valid, ...invalid }))
    expect([status, message]).toEqual([400, expect.stringContaining(problem)])
  }
  expect(readAllFiles(project)).toEqual(before)
})

test('the version changes whenever a message file changes', () => {
  const { api, read, write } = createEditProject()
  const { version } = api.texts.handle()
  expect(api.version.handle()).toEqual({ version })
  write('messages/fr.json', read('messages/fr.json').replace('{', ''))
  expect(api.version.handle()).not.toEqual({ version })
})
