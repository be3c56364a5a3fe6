import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findDeadLinks } from './online'

const requests: string[] = []
const server = createServer(({ url = '' }, response) => {
  requests.push(url)
  if (url === '/silent') return
  const status = url === '/moved' ? 302 : url === '/gone' ? 404 : 200
  response.writeHead(status, status === 302 ? { location: '/shop' } : {}).end()
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('asks each address once, in every language, and follows redirects', async () => {
  const links = { shopUrl: `${origin}/shop?lang={locale}`, letterUrl: `${origin}/moved`, appUrl: undefined }
  expect(await findDeadLinks(links)).toEqual([])
  const expected = ['/moved', '/shop', '/shop?lang=en', '/shop?lang=es', '/shop?lang=fr']
  expect(requests.sort()).toEqual(expected)
})

test('names the link that does not answer, and why', async () => {
  expect(await findDeadLinks({ shopUrl: `${origin}/gone`, youtube: `${origin}/silent` }, 200)).toEqual([
    `lib/site.ts: links.shopUrl: ${origin}/gone answers with status 404`,
    expect.stringContaining(`lib/site.ts: links.youtube: ${origin}/silent does not answer: `),
  ])
  server.closeAllConnections()
})
