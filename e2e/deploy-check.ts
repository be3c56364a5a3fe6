import { spawnSync } from 'node:child_process'
import type { Kind } from '@/scripts/deploy/finding'

interface Report {
  findings: { kind: Kind; what: string; urls: string[] }[]
}
interface Outcome extends Report {
  status: number | null
  /** The kinds of the findings, each once. */
  kinds: Kind[]
}

/** Runs `npm run deploy:check` for an address. Throws if the site can't be checked. */
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
  const { findings } = JSON.parse(stdout) as Report
  return { status, findings, kinds: [...new Set(findings.map(({ kind }) => kind))].sort() }
}
