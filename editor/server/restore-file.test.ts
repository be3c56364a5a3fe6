import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import { catchRequestError, commitProject, createChange, createEditProject } from '@/testing/edit-project'

const path = 'messages/fr.json'
const breakFile = (text: string) => text.replace(':', '')

test('a file that does not parse goes back to the last version that the editor has seen, and is kept', () => {
  const { api, root, read, write } = createEditProject()
  commitProject(root)
  api.save.handle(createChange(api, 'hero.title', { fr: 'Bonnes pattes' }))
  const valid = read(path)
  write(path, breakFile(valid))
  expect(api.texts.handle().fileFindings[0]).toMatchObject({ path, line: 2, code: 'notJson' })
  const { restored, fileFindings } = api.restoreFile.handle({ path })
  expect([read(path), fileFindings]).toEqual([valid, []])
  expect(restored).toEqual({ path, copy: expect.stringMatching(/^\.editing\/broken\/messages-fr-.*\.json$/) })
  expect(read(restored.copy)).toBe(breakFile(valid))
  expect(api.undo.handle()).toMatchObject({ reverted: { key: 'hero.title', locales: ['fr'] } })
})

test('a file that has not parsed since the editor was started goes back to the last commit', () => {
  const { root, startApi, read, write } = createEditProject()
  const committed = read(path)
  commitProject(root)
  nodeFs.writeFileSync(join(root, path), Buffer.from(`${committed.replace('hero', 'héros')}}`, 'latin1'))
  const broken = nodeFs.readFileSync(join(root, path))
  const { restored } = startApi().restoreFile.handle({ path })
  expect(read(path)).toBe(committed)
  // Byte by byte, although it is not in UTF-8.
  expect(nodeFs.readFileSync(join(root, restored.copy))).toEqual(broken)
  write(path, '')
  startApi().restoreFile.handle({ path })
  expect(read(path)).toBe(committed)
})

test('without git, it goes back to the version of the first start; a broken one is no such version', () => {
  const { startApi, read, write } = createEditProject()
  const valid = read(path)
  write(path, '{')
  startApi().texts.handle()
  expect(catchRequestError(() => startApi().restoreFile.handle({ path }))).toMatchObject({
    status: 409,
    code: 'noEarlierVersion',
  })
  write(path, valid)
  startApi().texts.handle()
  write(path, '{')
  startApi().restoreFile.handle({ path })
  expect(read(path)).toBe(valid)
})

test('only message files that do not parse are restored, and no links', () => {
  const { api, root, read, write } = createEditProject()
  for (const other of ['messages/de.json', '../x.json', 'editor/lagging-texts.json', '__proto__', undefined])
    expect(catchRequestError(() => api.restoreFile.handle({ path: other }))).toMatchObject({ status: 400 })
  expect(catchRequestError(() => api.restoreFile.handle({ path }))).toMatchObject({ code: 'notBroken' })
  write('outside.json', '{')
  nodeFs.rmSync(join(root, path))
  nodeFs.symlinkSync('../outside.json', join(root, path))
  expect(catchRequestError(() => api.restoreFile.handle({ path }))).toMatchObject({ code: 'link' })
  expect(read('outside.json')).toBe('{')
  expect(nodeFs.existsSync(join(root, '.editing/broken'))).toBe(false)
})

test('a broken file stays as it is if it can’t be replaced', () => {
  let isFailing = false
  const { api, read, write } = createEditProject({
    renameSync: (from, to) => {
      if (isFailing) throw new Error('EBUSY')
      nodeFs.renameSync(from, to)
    },
  })
  api.texts.handle()
  isFailing = true
  write(path, '{')
  expect(() => api.restoreFile.handle({ path })).toThrow('EBUSY')
  expect(read(path)).toBe('{')
})
