import { spawnSync } from 'node:child_process'
import type { Finding, Kind } from '@/scripts/deploy/finding'
import { expect, test } from './fixtures'

/* Runs `npm run deploy:check` against the server under test (E2E_SERVER in playwright.config.ts). */
const server = process.env.E2E_SERVER ?? 'preview'
const knownDeviations: Record<string, Kind[]> = {
  preview: ['compression'],
  simple: ['cache', 'compression', 'missing', 'policy', 'redirect', 'security'],
}

test('deploy:check reports exactly the known deviations of the server', { tag: '@server' }, ({ baseURL }) => {
  const command = ['--import', 'tsx', 'scripts/deploy-check.ts', baseURL ?? '', '--preview', '--json']
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const { findings }: { findings: Pick<Finding, 'kind'>[] } = JSON.parse(stdout)
  const expected = knownDeviations[server] ?? []
  expect([...new Set(findings.map(({ kind }) => kind))].sort(), stdout).toEqual(expected)
  expect(status).toBe(expected.length > 0 ? 1 : 0)
})
