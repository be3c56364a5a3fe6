import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { commitProject, createChange, createEditProject, runGit } from '@/testing/edit-project'
import { pushBranch } from './git'
import type { RequestError } from './request-error'
import { findCompareUrl, readZip, removeCredentials, type Sending } from './send-texts'

// Each test starts dozens of git processes, which are slow on a busy machine.
jest.setTimeout(30_000)

const folders: string[] = []
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'nori-send-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const sentence = 'Make the headline warmer.'
const branchName = /^texts\/\d{4}-\d\d-\d\d-\d{4}(?:-\d)?$/

/** Creates a project in a repository with a bare remote, and other changes that must stay as they are. */
function createRepository({ hasRemote = true } = {}) {
  const project = createEditProject()
  const { root, write, api } = project
  const git = (...args: string[]) => runGit(root, ...args)
  write('code.ts', '1\n')
  write('staged.ts', '1\n')
  write('.gitignore', '.editing/\n')
  commitProject(root)
  const remote = createFolder()
  runGit(remote, 'init', '-q', '--bare')
  if (hasRemote) git('remote', 'add', 'origin', remote)
  write('code.ts', '2\n')
  write('staged.ts', '2\n')
  git('add', 'staged.ts')
  const send = async (message: unknown = sentence): Promise<Sending> =>
    (await api.send.handle({ message })).sending
  return {
    ...project,
    git,
    remote,
    send,
    save: (values: Record<string, string>) => api.save.handle(createChange(api, 'hero.title', values)),
    unzip: (name: string) =>
      Object.entries(unzipSync(new Uint8Array(readZip(root, name) ?? []))).map(([path, bytes]) => [
        path,
        Buffer.from(bytes).toString(),
      ]),
    listSent: (commit: string) => git('diff', '--name-only', `${commit}^`, commit).split('\n'),
  }
}

const catchError = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: RequestError) => ({ status: error.status, code: error.code }),
  )

test('commits the changed texts to a new branch and pushes it; nothing else changes', async () => {
  const { git, remote, save, send, read, listSent, api } = createRepository()
  save({ fr: 'Bonnes pattes' })
  const listState = () => [
    git('status', '--porcelain'),
    git('rev-parse', 'HEAD', 'main'),
    git('branch', '--show-current'),
  ]
  const before = listState()
  const sending = await send()
  expect(sending).toEqual({
    kind: 'pushed',
    branch: expect.stringMatching(branchName),
    remoteUrl: remote,
    compareUrl: undefined,
  })
  expect(listState()).toEqual(before)
  const { branch } = sending as Extract<Sending, { kind: 'pushed' }>
  expect(listSent(branch)).toEqual(['editor/lagging-texts.json', 'messages/fr.json'])
  expect(git('show', `${branch}:messages/fr.json`)).toBe(read('messages/fr.json').trimEnd())
  expect(git('log', '-1', '--format=%B%P', branch)).toBe(`${sentence}\n${git('rev-parse', 'main')}`)
  expect(runGit(remote, 'rev-parse', branch)).toBe(git('rev-parse', branch))
  expect(api.texts.handle().texts[0]).toMatchObject({ previousValues: {}, lagging: ['en', 'es'] })
})

test('a second branch continues the first; once HEAD moves, HEAD counts again', async () => {
  const { git, save, send, api, listSent } = createRepository()
  save({ fr: 'Un' })
  const first = (await send()) as { branch: string }
  expect(await catchError(send())).toEqual({ status: 409, code: 'nothingToSend' })
  save({ es: 'Uno' })
  expect(api.texts.handle().texts[0]?.previousValues).toEqual({ es: 'Patas cortas' })
  const second = (await send()) as { branch: string }
  expect(second.branch).toBe(`${first.branch}-2`)
  expect(git('rev-parse', `${second.branch}^`)).toBe(git('rev-parse', first.branch))
  expect(listSent(second.branch)).toEqual(['editor/lagging-texts.json', 'messages/es.json'])
  git('commit', '-qm', 'Other work')
  expect(api.texts.handle().texts[0]?.previousValues).toEqual({ fr: 'Petites pattes', es: 'Patas cortas' })
})

test('sends the word lists, and the deletion of the record', async () => {
  const { root, save, send, write, listSent, git } = createRepository()
  save({ fr: 'Un' })
  await send()
  save({ en: 'One', es: 'Uno' })
  mkdirSync(join(root, 'checks'), { recursive: true })
  write('checks/words.txt', 'Nori\n')
  const { branch } = (await send()) as { branch: string }
  expect(listSent(branch)).toEqual([
    'editor/lagging-texts.json',
    'messages/en.json',
    'messages/es.json',
    'checks/words.txt',
  ])
  expect(git('ls-tree', '--name-only', branch, 'editor/')).toBe('')
})

test('a project in a subfolder of a repository is sent too', async () => {
  const project = createEditProject()
  const { root, api } = project
  commitProject(root)
  const outer = createFolder()
  runGit(outer, 'clone', '-q', root, 'site')
  rmSync(join(outer, 'site/.git'), { recursive: true })
  commitProject(outer)
  const inner = createEditProject(undefined, join(outer, 'site'))
  inner.api.save.handle(createChange(api, 'hero.title', { fr: 'Un' }))
  const { sending } = await inner.api.send.handle({ message: sentence })
  expect(sending.kind).toBe('committed')
  const { branch, zip } = sending as Extract<Sending, { kind: 'committed' }>
  expect(runGit(outer, 'diff', '--name-only', `${branch}^`, branch)).toContain('site/messages/fr.json')
  expect(Object.keys(unzipSync(new Uint8Array(readZip(inner.root, zip) ?? [])))).toContain('messages/fr.json')
})

test('without a remote, the branch stays here and there is an archive', async () => {
  const { save, send, unzip, read } = createRepository({ hasRemote: false })
  save({ fr: 'Un' })
  const sending = await send()
  expect(sending).toMatchObject({
    kind: 'committed',
    branch: expect.stringMatching(branchName),
    reason: { code: 'noRemote' },
  })
  const { zip, branch } = sending as Extract<Sending, { kind: 'committed' }>
  expect(unzip(zip)).toEqual([
    ['editor/lagging-texts.json', read('editor/lagging-texts.json')],
    ['messages/fr.json', read('messages/fr.json')],
    ['message.txt', `${sentence}\n`],
  ])
  expect(await send()).toMatchObject({ kind: 'committed', branch })
})

test('a branch that the remote refuses is in an archive, and pushed by the next try', async () => {
  const { git, save, send, remote } = createRepository()
  const hook = join(remote, 'hooks/pre-receive')
  writeFileSync(hook, '#!/bin/sh\necho You may not push to https://me:secret@host/x.; exit 1\n')
  chmodSync(hook, 0o755)
  save({ fr: 'Un' })
  const refused = await send()
  expect(refused).toMatchObject({
    kind: 'committed',
    zip: expect.any(String),
    reason: {
      code: 'notPushed',
      values: { reason: expect.stringContaining('You may not push to https://host/x.') },
    },
  })
  rmSync(hook)
  expect(await send()).toMatchObject({ kind: 'pushed', branch: (refused as { branch: string }).branch })
  expect(git('branch', '--list', 'texts/*').split('\n')).toHaveLength(1)
})

test('a remote that asks for a password does not hang', async () => {
  const { git, save, send } = createRepository()
  git('remote', 'set-url', 'origin', 'ssh://user:secret@localhost/repo')
  git('config', 'core.sshCommand', 'sh -c "read answer </dev/tty"')
  save({ fr: 'Un' })
  const sending = await send()
  expect(sending).toMatchObject({ kind: 'committed', reason: { code: 'notPushed' } })
  expect(JSON.stringify(sending)).not.toContain('secret')
})

test('a remote that does not answer is given up, and nothing of git runs on', async () => {
  const { git, root } = createRepository()
  git('remote', 'set-url', 'origin', 'ssh://localhost/repo')
  git('config', 'core.sshCommand', `sh -c "echo $$ >${root}/pid; exec sleep 60"`)
  expect(await pushBranch(root, 'refs/heads/main', 500)).toEqual(expect.any(String))
  const pid = Number(readFileSync(join(root, 'pid'), 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('hooks, signing, an editor and missing names of the author do not matter', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, GIT_CONFIG_GLOBAL: devNull })
  const { root, git, save, send } = createRepository()
  for (const name of ['pre-commit', 'commit-msg', 'pre-push', 'reference-transaction', 'post-index-change']) {
    writeFileSync(join(root, '.git/hooks', name), '#!/bin/sh\nexit 1\n')
    chmodSync(join(root, '.git/hooks', name), 0o755)
  }
  for (const [name, value] of [
    ['commit.gpgSign', 'true'],
    ['push.gpgSign', 'true'],
    ['gpg.program', 'false'],
    ['core.editor', 'false'],
    ['user.useConfigOnly', 'true'],
  ] as const)
    git('config', name, value)
  save({ fr: 'Un' })
  const { kind, branch } = (await send()) as Extract<Sending, { kind: 'pushed' }>
  expect([kind, git('log', '-1', '--format=%an <%ae>', branch)]).toEqual([
    'pushed',
    'Nori text editor <texts@localhost>',
  ])
  git('config', 'user.name', 'Ana')
  git('config', 'user.email', 'ana@example.com')
  save({ es: 'Uno' })
  const second = (await send()) as { branch: string }
  expect(git('log', '-1', '--format=%an <%ae>', second.branch)).toBe('Ana <ana@example.com>')
})

test('the sentence is an argument of git and nothing else', async () => {
  const { root, git, save, send } = createRepository()
  for (const message of [
    '--amend',
    '-F/etc/passwd',
    '$(touch x) `touch x`; touch x & "\' \\',
    '# No comment',
    'Réécrit le titre 🐕',
  ]) {
    save({ fr: `Titre ${'a'.repeat(message.length)}` })
    const { branch } = (await send(`  ${message} `)) as { branch: string }
    expect(git('log', '-1', '--format=%B', branch)).toBe(message)
  }
  expect(readdirSync(root)).not.toContain('x')
})

test('rejects a sentence that is empty, too long or in several lines', async () => {
  const { send, save, git } = createRepository()
  save({ fr: 'Un' })
  for (const message of [
    '',
    '  ',
    null,
    1,
    ['a'],
    'a\nb',
    'a\u2028b',
    'a\0b',
    'a\x1b[1mb',
    'a\ud800',
    'x'.repeat(301),
  ])
    expect(await catchError(send(message))).toEqual({ status: 400, code: 'sentence' })
  expect(git('branch', '--list', 'texts/*')).toBe('')
})

test('rejects a second delivery at the same time, and files that do not parse', async () => {
  const { send, save, write } = createRepository()
  save({ fr: 'Un' })
  const first = send()
  expect(await catchError(send())).toEqual({ status: 409, code: 'busy' })
  expect((await first).kind).toBe('pushed')
  write('messages/es.json', '{')
  expect(await catchError(send())).toEqual({ status: 409, code: 'broken' })
})

test('without git, the changed files are in an archive, and count as sent', async () => {
  const { api, root, read, write, startApi } = createEditProject()
  api.texts.handle()
  const send = () => api.send.handle({ message: sentence })
  expect(await catchError(send())).toEqual({ status: 409, code: 'nothingToSend' })
  api.save.handle(createChange(api, 'hero.title', { fr: 'Un' }))
  const { sending, texts } = await send()
  expect(sending).toMatchObject({ kind: 'zip', reason: { code: 'noGit' } })
  const archive = unzipSync(new Uint8Array(readZip(root, (sending as { zip: string }).zip) ?? []))
  expect(Object.keys(archive)).toEqual([
    'messages/fr.json',
    'checks/words.txt',
    'checks/exceptions.txt',
    'editor/lagging-texts.json',
    'message.txt',
  ])
  expect(Buffer.from(archive['messages/fr.json'] ?? []).toString()).toBe(read('messages/fr.json'))
  expect(texts[0]?.previousValues).toEqual({})
  expect(startApi().texts.handle().texts[0]).toMatchObject({ previousValues: {}, lagging: ['en', 'es'] })
  write('.editing/other.zip', 'x')
  for (const name of ['other.zip', '../messages/fr.json', `texts-${'a'.repeat(32)}.zip`])
    expect(readZip(root, name)).toBeUndefined()
})

test.each([
  ['https://me:secret@github.com/nori/site.git', 'https://github.com/nori/site.git', 'nori/site'],
  ['https://token@github.com/nori/site', 'https://github.com/nori/site', 'nori/site'],
  ['git@github.com:nori/site.git', 'git@github.com:nori/site.git', 'nori/site'],
  ['ssh://git@github.com/nori/site.git', 'ssh://github.com/nori/site.git', 'nori/site'],
  ['https://a:b@c@host/x?token=1#y', 'https://host/x', undefined],
  ['https://notgithub.com/nori/site', 'https://notgithub.com/nori/site', undefined],
  ['https://host/github.com/nori/site', 'https://host/github.com/nori/site', undefined],
])('describes the remote %s', (url, shown, name) => {
  expect(removeCredentials(url)).toBe(shown)
  expect(findCompareUrl(shown, 'texts/1')).toBe(name && `https://github.com/${name}/compare/texts/1?expand=1`)
})
