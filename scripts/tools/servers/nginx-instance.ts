import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Writes a variant of the build's configuration for another instance of nginx on this machine: with its own
 * files, one worker, and the user who starts it, who owns its folder.
 * @param name of the instance
 * @param before lines that must be first
 * @returns path of the configuration
 */
export function nginxInstance(
  name: string,
  changes: [from: RegExp, to: string][],
  before: string = '',
): string {
  const folder = resolve('.deploy', name)
  mkdirSync(folder, { recursive: true })
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const text = [...changes, [/worker_processes auto;/, 'worker_processes 1;'] as [RegExp, string]].reduce(
    (conf, [from, to]) => conf.replace(from, () => to),
    readFileSync('.deploy/nginx.conf', 'utf8').replaceAll(`"${resolve('.deploy/nginx')}/`, `"${folder}/`),
  )
  writeFileSync(`${folder}/nginx.conf`, before + user + text)
  return `${folder}/nginx.conf`
}
