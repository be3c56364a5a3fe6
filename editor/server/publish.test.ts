import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import {
  catchRequestError,
  commitProject,
  createEditProject,
  createFolder,
  runGit,
} from '@/testing/edit-project'

const sentence = 'Make the headline warmer.'
const branchName = /^texts\/\d{4}-\d\d-\d\d-\d{6}$/

/** A project in a repository with a bare remote, a hook, and other changes that must stay as they are. */
function createRepository() {
  const project = createEditProject()
  const { root, write, api } = project
  const git = (...args: string[]) => runGit(root, ...args)
  write('code.ts', '1\n')
  write('staged.ts', '1\n')
  commitProject(root)
  const remote = createFolder()
  runGit(remote, 'init', '-q', '--bare')
  git('remote', 'add', 'origin', remote)
  mkdirSync(join(root, '.git/hooks'), { recursive: true })
  writeFileSync(join(root, '.git/hooks/pre-push'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  write('code.ts', '2\n')
  write('staged.ts', '2\n')
  git('add', 'staged.ts')
  return {
    ...project,
    git,
    remote,
    publish: (text: unknown = sentence) => api.publish({ sentence: text }),
  }
}

const unzip = (zip: string | undefined) =>
  Object.fromEntries(
    Object.entries(unzipSync(Buffer.from(zip ?? '', 'base64'))).map(([path, bytes]) => [
      path,
      Buffer.from(bytes).toString(),
    ]),
  )

test('commits the texts to a new branch and pushes it; nothing else changes', async () => {
  const { git, remote, save, publish, read, findText } = createRepository()
  await save('hero.title', { fr: 'Bonnes pattes' })
  const listState = () => [
    git('status', '--porcelain'),
    git('rev-parse', 'HEAD', 'main'),
    git('branch', '--show-current'),
    git('diff', '--cached'),
  ]
  const before = listState()
  const { branch = '', ...rest } = await publish()
  expect(branch).toMatch(branchName)
  expect(rest).toEqual({})
  expect(listState()).toEqual(before)
  expect(git('diff', '--name-only', 'main', branch)).toBe('messages/fr.json')
  expect(git('show', `${branch}:messages/fr.json`)).toBe(read('messages/fr.json').trimEnd())
  expect(git('log', '-1', '--format=%B%P', branch)).toBe(`${sentence}\n${git('rev-parse', 'main')}`)
  expect(runGit(remote, 'rev-parse', branch)).toBe(git('rev-parse', branch))
  // The text is still compared with the last merged version.
  expect((await findText('hero.title'))?.before).toEqual({ fr: 'Petites pattes' })
  // Sending the same texts again gives the same branch.
  expect((await publish()).branch).toBe(branch)
})

test('after another commit, texts are compared with that one', async () => {
  const { git, save, publish, findText } = createRepository()
  await save('hero.title', { fr: 'Un', en: 'One', es: 'Uno' })
  const { branch = '' } = await publish()
  git('update-ref', 'refs/heads/main', branch)
  expect((await findText('hero.title'))?.before).toEqual({})
  expect(await catchRequestError(publish())).toMatchObject({ code: 'nothingToSend' })
})

test('a push that fails says why, without passwords', async () => {
  const { git, save, publish } = createRepository()
  git('remote', 'set-url', 'origin', 'https://me:secret@127.0.0.1:1/a.git')
  await save('hero.title', { fr: 'Un' })
  const { zip, reason } = await publish()
  expect(Object.keys(unzip(zip))).toContain('messages/fr.json')
  expect(reason?.code).toBe('notPushed')
  expect(reason?.values?.reason).toMatch(/127\.0\.0\.1/)
  expect(reason?.values?.reason).not.toMatch(/secret|me:/)
})

test('a commit that fails says why, and there is an archive', async () => {
  const { git, save, publish } = createRepository()
  // Git can't have the branches `texts` and `texts/…` at the same time.
  git('branch', 'texts')
  await save('hero.title', { fr: 'Un' })
  const { zip, reason } = await publish()
  expect(Object.keys(unzip(zip))).toEqual(['messages/fr.json', 'message.txt'])
  expect(reason).toEqual({
    code: 'notPushed',
    values: { reason: expect.stringContaining('refs/heads/texts') },
  })
})

test('a push runs ssh as its user has set it', async () => {
  const { git, root, save, publish } = createRepository()
  git('remote', 'set-url', 'origin', 'ssh://nori.example/a.git')
  git('config', 'core.sshCommand', `touch ${join(root, 'by-config')} #`)
  await save('hero.title', { fr: 'Un' })
  await publish()
  jest.replaceProperty(process, 'env', {
    ...process.env,
    GIT_SSH_COMMAND: `touch ${join(root, 'by-variable')} #`,
  })
  await publish()
  expect(readdirSync(root)).toEqual(expect.arrayContaining(['by-config', 'by-variable']))
  jest.restoreAllMocks()
})

test('files that git has checked out with the line ends of Windows have not changed', async () => {
  const { git, save, publish, read, write } = createRepository()
  git('config', 'core.autocrlf', 'true')
  for (const path of git('ls-files', 'messages').split('\n')) write(path, read(path).replaceAll('\n', '\r\n'))
  expect(await catchRequestError(publish())).toMatchObject({ code: 'nothingToSend' })
  await save('hero.title', { fr: 'Un' })
  const { branch = '' } = await publish()
  expect(git('diff', '--stat', 'main', branch)).toMatch(/messages\/fr\.json \| 2 [+-]+\n 1 file changed/)
})

test('without git there is an archive, compared with the start of the editor', async () => {
  const { api, save, read, findText } = createEditProject()
  expect(await catchRequestError(api.publish({ sentence }))).toMatchObject({ code: 'nothingToSend' })
  await save('terms.updated', { en: '2026-11-28' })
  expect((await findText('terms.updated'))?.before).toEqual({ en: '2026-01-02' })
  await save('terms.updated', { fr: '2026-11-28', es: '2026-11-28' })
  const { zip, reason, branch } = await api.publish({ sentence })
  expect([reason, branch]).toEqual([{ code: 'noGit' }, undefined])
  const files = unzip(zip)
  expect(Object.keys(files)).toHaveLength(4)
  expect(files['messages/legal/en.json']).toBe(read('messages/legal/en.json'))
})

test('a project in a subfolder of a repository', async () => {
  const outer = createFolder()
  const inner = createEditProject(undefined, join(outer, 'site'))
  commitProject(outer)
  await inner.save('hero.title', { en: 'One' })
  expect((await inner.findText('hero.title'))?.before).toEqual({ en: 'Short legs' })
  const { branch = '' } = await inner.api.publish({ sentence })
  expect(runGit(outer, 'diff', '--name-only', 'main', branch)).toBe('site/messages/en.json')
})

test('errors block publishing', async () => {
  const { save, publish, git } = createRepository()
  await save('book.ages', { en: 'Ages' })
  expect(await catchRequestError(publish())).toMatchObject({
    status: 409,
    code: 'errors',
    values: { count: 2 },
  })
  expect(git('branch', '--list', 'texts/*')).toBe('')
})

test.each([undefined, '', '  ', 'a\nb', 'x'.repeat(301)])('refuses the sentence %j', async (text) => {
  const { api } = createEditProject()
  expect(await catchRequestError(api.publish({ sentence: text }))).toMatchObject({
    status: 400,
    code: 'sentence',
  })
})
