import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { MessageFile } from '../../checks/parse'
import type { RequestErrorCode } from '../strings'
import { runGit, tryGit } from './git'
import { RequestError } from './request-error'

/*
 * Hands the changed texts to whoever publishes the site: as a branch of the remote repository, or as a zip archive. The
 * branch, the index and all other changes of the working folder stay as they are.
 */

const branchFolder = 'refs/heads/texts/'
const maxSentenceLength = 300
const forbiddenInSentence = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}]/u

/** `zip`: an archive in Base64, unless the branch was pushed; `reason`: why it was not, with what git said */
export type Publication = {
  branch?: string
  zip?: string
  reason?: { code: RequestErrorCode; values?: Record<string, string> }
}

export function parseSentence(input: unknown): string {
  const sentence = typeof input === 'string' ? input.trim() : ''
  if (sentence === '' || sentence.length > maxSentenceLength || forbiddenInSentence.test(sentence))
    throw new RequestError(400, 'sentence', { max: maxSentenceLength })
  return sentence
}

/** Removes user names and passwords from the addresses in what git said, which a page must not show. */
const removeCredentials = (text: string): string => text.replaceAll(/(?<=:\/\/)[^\s/]*@/g, '')

/** Git may check out files with other line ends than it stores (`core.autocrlf`). */
const unifyLineEnds = (text: string) => text.replaceAll('\r\n', '\n')

const createZip = (files: MessageFile[], sentence: string) => {
  const entries = [
    ...files.map(({ path, text }) => [path, strToU8(text)]),
    ['message.txt', strToU8(`${sentence}\n`)],
  ]
  return Buffer.from(zipSync(Object.fromEntries(entries))).toString('base64')
}

/** Commits files to a new branch on a temporary index. @returns the branch, an earlier one if it has the same texts */
async function commitFiles(root: string, paths: string[], sentence: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nori-index-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  const git = async (...args: string[]) => (await runGit(root, args, { env })).trimEnd()
  try {
    await git('read-tree', 'HEAD')
    await git('add', '--', ...paths)
    const tree = await git('write-tree')
    const branches = await git('for-each-ref', '--contains=HEAD', '--format=%(tree) %(refname)', branchFolder)
    const earlier = branches.split('\n').find((line) => line.startsWith(`${tree} `))
    if (earlier) return earlier.slice(tree.length + 1)
    const isNamed =
      (await tryGit(root, ['config', 'user.name'])) && (await tryGit(root, ['config', 'user.email']))
    const author = isNamed ? [] : ['-c', 'user.name=Nori text editor', '-c', 'user.email=texts@localhost']
    const commit = await git(...author, 'commit-tree', tree, '-p', 'HEAD', '-m', sentence)
    // The local time: `2026-11-25-040307`.
    const time = new Date().toLocaleString('sv').replace(' ', '-').replaceAll(':', '')
    const branch = `${branchFolder}${time}`
    // The zeros mean that the branch must not exist yet.
    await git('update-ref', branch, commit, '0'.repeat(commit.length))
    return branch
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function pushBranch(root: string, ref: string): Promise<void> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env
  const ownSsh = GIT_SSH_COMMAND || GIT_SSH || (await tryGit(root, ['config', 'core.sshCommand']))
  await runGit(root, ['push', '--no-verify', '--no-follow-tags', 'origin', `${ref}:${ref}`], {
    // So that ssh does not ask for a password, unless the user has set how it runs.
    env: ownSsh ? {} : { GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' },
    timeoutMs: 60_000,
  })
}

/** Publishes the texts that have changed. @param earlier the files before the changes @param sentence describes them */
export async function publishTexts(
  root: string,
  files: MessageFile[],
  earlier: MessageFile[],
  sentence: string,
): Promise<Publication> {
  const before = new Map(earlier.map(({ path, text }) => [path, unifyLineEnds(text)]))
  const changed = files.filter(({ path, text }) => unifyLineEnds(text) !== before.get(path))
  if (changed.length === 0) throw new RequestError(409, 'nothingToSend')
  const zip = createZip(changed, sentence)
  if (!(await tryGit(root, ['rev-parse', '--verify', 'HEAD']))) return { zip, reason: { code: 'noGit' } }
  let branch: string | undefined
  try {
    const paths = changed.map(({ path }) => path)
    const ref = await commitFiles(root, paths, sentence)
    branch = ref.replace('refs/heads/', '')
    const url = await tryGit(root, ['remote', 'get-url', '--push', 'origin'])
    if (!url) return { branch, zip, reason: { code: 'noRemote' } }
    await pushBranch(root, ref)
    return { branch }
  } catch (error) {
    const reason = removeCredentials(error instanceof Error ? error.message : String(error)).slice(-500)
    return { branch, zip, reason: { code: 'notPushed', values: { reason } } }
  }
}
