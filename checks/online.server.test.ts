import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findDeadLinks } from './online'

const requests: string[] = []
const server = createServer(({ method, url }, response) => {
  requests.push(`${method} ${url}`)
  if (url === '/silent') return
  const status = url === '/moved' ? 302 : url === '/gone' || (url === '/get' && method === 'HEAD') ? 404 : 200
  response.writeHead(status, status === 302 ? { location: '/shop' } : {}).end()
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => requests.splice(0))

test('asks each address once, in every language, and follows redirects', async () => {
  const links = { shopUrl: `${origin}/shop?lang={locale}`, letterUrl: `${origin}/moved`, appUrl: undefined }
  expect(await findDeadLinks(links)).toEqual([])
  expect(requests.sort()).toEqual([
    'HEAD /moved',
    'HEAD /shop',
    'HEAD /shop?lang=en',
    'HEAD /shop?lang=es',
    'HEAD /shop?lang=fr',
  ])
})

test('asks with GET a server that does not answer HEAD', async () => {
  expect(await findDeadLinks({ shopUrl: `${origin}/get` })).toEqual([])
  expect(requests).toEqual(['HEAD /get', 'GET /get'])
})

test('names the link that does not answer, and why', async () => {
  expect(await findDeadLinks({ shopUrl: `${origin}/gone`, youtube: `${origin}/silent` }, 200)).toEqual([
    `lib/site.ts: links.shopUrl: ${origin}/gone answers with status 404`,
    expect.stringContaining(`lib/site.ts: links.youtube: ${origin}/silent does not answer: `),
  ])
  server.closeAllConnections()
})
