import { spawnSync } from 'node:child_process'
import type { Kind } from '@/scripts/deploy/finding'

/** What a plain file server can't do. */
export const plainServerFindings: Kind[] = [
  'cache',
  'compression',
  'missing',
  'policy',
  'redirect',
  'security',
]

interface Data {
  findings: { kind: Kind; what: string; urls: string[] }[]
}
interface Outcome extends Data {
  status: number | null
  /** of the findings, each once */
  kinds: Kind[]
}

/** Runs `npm run deploy:check` for an address, as a pipeline does. Throws if the site can't be checked. */
export function runDeployCheck(
  url: string,
  options: string[] = [],
  env: Record<string, string> = {},
): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/deploy-check.ts', url, '--preview', '--json', ...options],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  if (!stdout) throw new Error(`deploy:check ended with ${status}: ${stderr}`)
  const { findings } = JSON.parse(stdout) as Data
  return { status, findings, kinds: [...new Set(findings.map(({ kind }) => kind))].sort() }
}
