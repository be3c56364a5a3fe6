import { generateHostileTargets, leadsToUnknownPage } from '@/testing/hostile-requests'
import { sendRawRequest } from '@/testing/raw-request'
import { expect, test } from './fixtures'

/* Hostile requests, sent byte for byte over a plain socket, because HTTP clients normalise URLs first. */

test('hostile requests redirect only to known pages and cause no server error; unknown paths answer 404', {
  tag: '@server',
}, async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port)
  const short = (target: string) => JSON.stringify(target.slice(0, 200))
  const problems: string[] = []
  const targets = generateHostileTargets(1_000)
  const queue = targets.values()
  let answers = 0
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const target of queue) {
        const { status, location } = await sendRawRequest(port, target)
        answers += 1
        if (!(status < 500)) problems.push(`${status} ${short(target)}`)
        if (location !== undefined && leadsToUnknownPage(location))
          problems.push(`${short(target)} → ${location}`)
      }
    }),
  )
  expect(problems).toEqual([])
  expect(answers).toBe(targets.length)

  for (const target of ['/nothing/', '/%5Cevil.example/', '/art/', '/fr/nothing/', '//evil.example/'])
    expect([target, (await sendRawRequest(port, target)).status]).toEqual([target, 404])
  for (const range of ['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-', 'bytes=a-b', 'lines=1-2'])
    expect((await sendRawRequest(port, '/fr', `Range: ${range}\r\n`)).status, range).toBeLessThan(500)
  expect(await sendRawRequest(port, '/')).toEqual({ status: 200, location: undefined })
})
