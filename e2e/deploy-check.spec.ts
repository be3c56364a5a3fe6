import type { Kind } from '@/scripts/deploy/finding'
import { deployCheck } from './deploy-check'
import { expect, test } from './fixtures'

/* `npm run deploy:check` on each of the servers (playwright.config.ts): what they can't do is known, the rest is right. */
const server = process.env.E2E_SERVER ?? 'preview'
interface Expected {
  host: string
  limits: Kind[]
}
const expected: Record<string, Expected> = {
  preview: { host: 'preview', limits: ['compression'] },
  nginx: { host: 'nginx', limits: [] },
  wrangler: { host: 'wrangler', limits: ['exposed', 'query', 'slashed', 'vary'] },
  workers: { host: 'wrangler', limits: ['query', 'slashed', 'vary'] },
  plain: {
    host: 'plain',
    limits: [
      'cache',
      'compression',
      'exposed',
      'missing',
      'redirect',
      'security',
      'slash',
      'slashed',
      'validator',
    ],
  },
}

test('deploy:check has no findings', async ({ baseURL }) => {
  const { host, limits } = expected[server] ?? { host: server, limits: [] }
  const result = deployCheck(baseURL ?? '', `--host=${host}`, '--hostile=300')
  expect(result.findings).toEqual([])
  expect([...new Set(result.limits.map(({ kind }) => kind))].sort()).toEqual(limits)
  expect(result.status).toBe(0)
})
