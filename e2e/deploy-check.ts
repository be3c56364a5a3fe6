import { spawnSync } from 'node:child_process'
import type { Kind } from '@/scripts/deploy/finding'

interface Group {
  kind: Kind
  what: string
  urls: string[]
}
interface Data {
  host: string
  findings: Group[]
  notes: Group[]
  limits: Group[]
}

/** Runs `npm run deploy:check` for an address, as a pipeline does. */
export function deployCheck(url: string, ...options: string[]): Data & { status: number | null } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/deploy-check.ts', url, '--json', ...options],
    { encoding: 'utf8' },
  )
  if (!stdout) throw new Error(`deploy:check ended with ${status}: ${stderr}`)
  return { ...(JSON.parse(stdout) as Data), status }
}
