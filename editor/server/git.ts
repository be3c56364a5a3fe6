import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { promisify } from 'node:util'

/*
 * Runs git, always with a list of arguments and never through a shell. It can't wait for anybody: it asks for no passwords,
 * opens no editor, signs nothing and runs no hooks.
 */

const options = ['--literal-pathspecs', '-c', `core.hooksPath=${devNull}`, '-c', 'push.gpgSign=false']
const environment = {
  // Variables of a git command that started the editor, such as a hook.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
}
const maxOutputBytes = 50_000_000
const run = promisify(execFile)

/** Runs git in a folder and returns its output as it is. Throws git's message if it fails. */
export async function runGit(
  root: string,
  args: string[],
  { env = {}, timeoutMs = 20_000 }: { env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<string> {
  try {
    const { stdout } = await run('git', [...options, ...args], {
      cwd: root,
      env: { ...process.env, ...environment, ...env },
      maxBuffer: maxOutputBytes,
      timeout: timeoutMs,
    })
    return stdout
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Error(stderr.trim() || message)
  }
}

/** Runs git and returns its output without the final line break; undefined if it fails, as it does without git. */
export const tryGit = (root: string, args: string[]): Promise<string | undefined> =>
  runGit(root, args).then(
    (output) => output.trimEnd(),
    () => undefined,
  )
