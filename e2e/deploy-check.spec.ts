import type { Kind } from '@/scripts/deploy/finding'
import { runDeployCheck } from './deploy-check'
import { expect, test } from './fixtures'

/* Runs `npm run deploy:check` against the server under test (E2E_SERVER in playwright.config.ts). */
const server = process.env.E2E_SERVER ?? 'preview'
const knownDeviations: Record<string, Kind[]> = {
  preview: ['compression'],
  simple: ['cache', 'compression', 'missing', 'policy', 'redirect', 'security'],
}

test('deploy:check reports exactly the known deviations of the server', { tag: '@server' }, ({ baseURL }) => {
  const { status, kinds, findings } = runDeployCheck(baseURL ?? '')
  const expected = knownDeviations[server] ?? []
  expect(kinds, JSON.stringify(findings)).toEqual(expected)
  expect(status).toBe(expected.length > 0 ? 1 : 0)
})
