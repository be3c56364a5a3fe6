import { spawnSync } from 'node:child_process'
import type { Kind } from '@/scripts/deploy/finding'

type Finding = { kind: Kind; what: string; urls: string[] }

/** Runs `npm run deploy:check` for an address. Throws if the site can't be checked. */
export function runDeployCheck(url: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/deploy-check.ts', url, '--preview', '--json'],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  if (!stdout) throw new Error(`deploy:check ended with ${status}: ${stderr}`)
  const { findings }: { findings: Finding[] } = JSON.parse(stdout)
  return { status, findings, kinds: [...new Set(findings.map(({ kind }) => kind))].sort() }
}
