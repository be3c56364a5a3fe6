import { generateHostileTargets, leadsToUnknownPage } from '@/testing/hostile-requests'
import { type RawResponse, sendRawRequest } from '@/testing/raw-request'
import { test as base, expect } from './fixtures'

/* Hostile requests, sent byte for byte over a plain socket, because HTTP clients normalise URLs first. */
const test = base.extend<{ port: number }>({
  port: ({ baseURL }, use) => use(Number(new URL(baseURL ?? '').port)),
})

/** Sends all targets, twenty at a time. */
async function sendAll(port: number, targets: string[]): Promise<{ target: string; answer: RawResponse }[]> {
  const queue = targets.values()
  const answers: { target: string; answer: RawResponse }[] = []
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const target of queue) answers.push({ target, answer: await sendRawRequest(port, target) })
    }),
  )
  return answers
}

test('a thousand hostile requests redirect only to known pages and cause no server error', async ({
  port,
}) => {
  const answers = await sendAll(port, generateHostileTargets(1_000))
  expect(answers).toHaveLength(1_000)
  const short = (target: string) => JSON.stringify(target.slice(0, 200))

  const broken = answers.filter(({ answer }) => !(answer.status < 500))
  expect(broken.map(({ target, answer }) => `${answer.status} ${short(target)}`)).toEqual([])
  const unknown = answers.filter(
    ({ answer: { location } }) => location !== undefined && leadsToUnknownPage(location),
  )
  expect(unknown.map(({ target, answer }) => `${short(target)} → ${answer.location}`)).toEqual([])
  expect(await sendRawRequest(port, '/')).toEqual({ status: 200, location: undefined })
})

test('unknown paths answer 404, also with a trailing slash', async ({ port }) => {
  for (const target of ['/nothing/', '/%5Cevil.example/', '/art/', '/fr/nothing/', '//evil.example/'])
    expect([target, (await sendRawRequest(port, target)).status]).toEqual([target, 404])
})

test('invalid ranges cause no server error', async ({ port }) => {
  for (const range of ['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-', 'bytes=a-b', 'lines=1-2'])
    expect((await sendRawRequest(port, '/fr', `Range: ${range}\r\n`)).status, range).toBeLessThan(500)
  expect(await sendRawRequest(port, '/')).toEqual({ status: 200, location: undefined })
})
