import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { MessageFile } from '../../checks/parse'
import { findBaseCommit, readBaseline, sentBranches, writeCopy } from './baseline'
import { pushBranch, readGit, runGit } from './git'
import { laggingTextsPath } from './lagging-texts'
import { legalChangesPath } from './legal-changes'
import type { Reason } from './message-files'
import { RequestError } from './request-error'

/*
 * Sends the changed texts to whoever publishes the site: as a branch of the remote repository, or as a zip archive. The
 * branch, the index and all other changes of the working folder stay as they are. editor/README.md lists every command.
 */

/** What is sent besides the message files. */
const listPaths = ['checks/words.txt', 'checks/exceptions.txt', laggingTextsPath, legalChangesPath]
const zipName = /^texts-[\d-]+-[\da-f]{32}\.zip$/
const maxSentenceLength = 300
const forbiddenInSentence = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}]/u

/** `zip`: the name of the archive under /edit. `reason`: why the texts were not pushed */
export type Sending =
  | { kind: 'pushed'; branch: string; remoteUrl: string; compareUrl?: string }
  | { kind: 'committed'; branch: string; zip: string; reason: Reason }
  | { kind: 'zip'; zip: string; reason: Reason }

/** Validates the sentence that describes the changes. */
export function parseSentence(input: unknown): string {
  const sentence = typeof input === 'string' ? input.trim() : ''
  if (sentence === '' || sentence.length > maxSentenceLength || forbiddenInSentence.test(sentence))
    throw new RequestError(400, 'sentence', { max: maxSentenceLength })
  return sentence
}

/** The local time as in the name of a branch: `2026-11-25-0403`. */
function formatTime(now: Date) {
  const two = (part: number) => String(part).padStart(2, '0')
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())]
  return [...date, two(now.getHours()) + two(now.getMinutes())].join('-')
}

/** The URL of a remote without user names and passwords, which a page must not show. */
export function removeCredentials(url: string): string {
  return url.replace(/(?<=^[a-z+]+:\/\/)[^/]*@/i, '').replace(/[?#].*/s, '')
}

/** The page of GitHub that proposes to merge a branch. */
export const findCompareUrl = (remoteUrl: string, branch: string) => {
  const [, name] = remoteUrl.match(/^(?:\w+:\/\/|[^/]*@)?github\.com[:/](.+?\/.+?)(?:\.git)?\/?$/) ?? []
  return name && `https://github.com/${name}/compare/${branch}?expand=1`
}

/** Writes files of the project into an archive in `.editing/`. @returns its name, which can't be guessed */
function writeZip(root: string, paths: string[], sentence: string) {
  const zip = `texts-${formatTime(new Date())}-${randomBytes(16).toString('hex')}.zip`
  const files = paths.filter((path) => existsSync(join(root, path)))
  const entries = files.map((path) => [path, readFileSync(join(root, path))])
  const archive = zipSync(Object.fromEntries([...entries, ['message.txt', Buffer.from(`${sentence}\n`)]]))
  mkdirSync(join(root, '.editing'), { recursive: true })
  writeFileSync(join(root, '.editing', zip), archive)
  return zip
}

/** Reads an archive; undefined if there is none of that name. */
export const readZip = (root: string, name: string) =>
  zipName.test(name) && existsSync(join(root, '.editing', name))
    ? readFileSync(join(root, '.editing', name))
    : undefined

/** Commits files to a new branch, without the index and the working folder. @returns it, undefined if nothing changed */
function commitFiles(root: string, base: string, paths: string[], sentence: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'nori-index-'))
  const git = (...args: string[]) => readGit(root, args, { GIT_INDEX_FILE: join(folder, 'index') })
  try {
    git('read-tree', base)
    const known = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths)
    git('add', '--all', '--', ...known.split('\0').filter(Boolean))
    const tree = git('write-tree')
    if (tree === git('rev-parse', `${base}^{tree}`)) return undefined
    const isNamed = ['user.name', 'user.email'].every((name) => runGit(root, ['config', name]).status === 0)
    const author = isNamed ? [] : ['-c', 'user.name=Nori text editor', '-c', 'user.email=texts@localhost']
    const commit = git(...author, 'commit-tree', tree, '-p', base, '-m', sentence)
    const branch = `${sentBranches}${formatTime(new Date())}`
    // Several branches of the same minute are numbered.
    const taken = git('for-each-ref', '--format=%(refname)', `${branch}*`).split('\n').filter(Boolean).length
    const ref = taken === 0 ? branch : `${branch}-${taken + 1}`
    // The zeros mean that the branch must not exist yet.
    git('update-ref', ref, commit, '0'.repeat(commit.length))
    return ref
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Finds the branch of a commit that was sent, unless the remote repository has it. */
function findUnpushedBranch(root: string, commit: string): string | undefined {
  const find = (refs: string) =>
    readGit(root, ['for-each-ref', `--points-at=${commit}`, '--format=%(refname)', refs])
  return find('refs/remotes/origin/texts/') ? undefined : find(sentBranches).split('\n')[0] || undefined
}

/**
 * Sends the texts that have changed since the last commit, or since they were sent. A second branch continues the first,
 * so that both can be merged, in their order or only the second one.
 * @param files all message files
 * @param sentence of the editor about the changes
 */
export async function sendTexts(root: string, files: MessageFile[], sentence: string): Promise<Sending> {
  const base = findBaseCommit(root)
  if (!base) {
    const before = readBaseline(files, root)
    const changed = files.filter(({ text }, index) => text !== before[index]?.text)
    if (changed.length === 0) throw new RequestError(409, 'nothingToSend')
    const zip = writeZip(root, [...changed.map(({ path }) => path), ...listPaths], sentence)
    for (const file of changed) writeCopy(root, file)
    return { kind: 'zip', zip, reason: { code: 'noGit', values: {} } }
  }
  const ref =
    commitFiles(root, base, [...files.map(({ path }) => path), ...listPaths], sentence) ??
    findUnpushedBranch(root, base)
  if (!ref) throw new RequestError(409, 'nothingToSend')

  const branch = ref.replace('refs/heads/', '')
  const url = runGit(root, ['remote', 'get-url', '--push', 'origin']).stdout.trim()
  const problem = url ? await pushBranch(root, ref) : ''
  if (url && problem === undefined) {
    const remoteUrl = removeCredentials(url)
    return { kind: 'pushed', branch, remoteUrl, compareUrl: findCompareUrl(remoteUrl, branch) }
  }
  const changed = ['diff-tree', '-r', '-z', '--name-only', '--no-commit-id', '--relative', `${ref}^`, ref]
  const zip = writeZip(root, readGit(root, changed).split('\0').filter(Boolean), sentence)
  const reason: Reason = problem
    ? {
        code: 'notPushed',
        values: { reason: problem.replaceAll(/(?<=:\/\/)[^\s/]*@|[^\s/]+:[^\s/]+@/g, '').slice(-500) },
      }
    : { code: 'noRemote', values: {} }
  return { kind: 'committed', branch, zip, reason }
}
