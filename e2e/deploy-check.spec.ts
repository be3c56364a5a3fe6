import type { Kind } from '@/scripts/deploy/finding'
import { plainServerFindings, runDeployCheck } from './deploy-check'
import { expect, test } from './fixtures'

/* `npm run deploy:check` on each of the servers (playwright.config.ts): what they can't do is found, and nothing else. */
const server = process.env.E2E_SERVER ?? 'preview'
const lacking: Record<string, Kind[]> = { preview: ['compression'], plain: plainServerFindings }

test('deploy:check finds what the server can’t do, and nothing else', ({ baseURL }) => {
  const { status, kinds, findings } = runDeployCheck(baseURL ?? '')
  const expected = lacking[server] ?? []
  expect(kinds, JSON.stringify(findings)).toEqual(expected)
  expect(status).toBe(expected.length > 0 ? 1 : 0)
})
