import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { devNull } from 'node:os'
import { text } from 'node:stream/consumers'
import { terminate } from './terminate'

/*
 * Runs git, always with a list of arguments and never through a shell. It can't wait for anybody: it asks for no passwords,
 * opens no editor, signs nothing and runs no hooks.
 */

const settings = {
  'commit.gpgSign': 'false',
  'core.fsmonitor': 'false',
  'core.hooksPath': devNull,
  'push.gpgSign': 'false',
}
const options = [
  '--literal-pathspecs',
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
const maxOutputBytes = 50_000_000

const createEnv = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  // Those of a git command that started the editor, such as a hook.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  LC_ALL: 'C',
  ...more,
})

/** Runs a local command. @param root the folder @param env variables in addition to those of this process */
export function runGit(root: string, args: string[], env?: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('git', [...options, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: createEnv(env),
    maxBuffer: maxOutputBytes,
    timeout: 20_000,
  })
  // Without git there is no output at all.
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' }
}

/** Runs a local command that must succeed, and returns its output without the final line break. Throws git's message. */
export function readGit(root: string, args: string[], env?: Record<string, string>): string {
  const { status, stdout, stderr } = runGit(root, args, env)
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim() || `status ${status}`}`)
  return stdout.trimEnd()
}

/**
 * Pushes a branch to the remote `origin`. In a session of its own, so that neither git nor ssh can ask in the terminal.
 * @returns what git said, undefined if it succeeded
 */
export async function pushBranch(root: string, ref: string, timeoutMs: number = 60_000) {
  const args = [...options, 'push', '--no-verify', '--no-follow-tags', 'origin', `${ref}:${ref}`]
  const detached = process.platform !== 'win32'
  const child = spawn('git', args, {
    cwd: root,
    env: createEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached,
  })
  let stopping: Promise<unknown> | undefined
  const timer = setTimeout(() => {
    stopping = terminate(child)
  }, timeoutMs)
  const [message, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  clearTimeout(timer)
  await stopping
  if (status !== 0) return message.trim() || `no answer in ${timeoutMs / 1000} seconds`
}
