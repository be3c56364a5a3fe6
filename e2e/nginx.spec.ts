import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { hostFiles, redirects } from '@/scripts/export/hosts/rules'
import { writeLocalCertificate, writeNginxConf } from '@/scripts/export/servers/nginx-instance'
import { ensureNginx, ensureNginxBrotli, ensureOpenssl } from '@/scripts/tools/debian'
import { runDeployCheck } from './deploy-check'

/* nginx with the options that the server of E2E_SERVER=nginx does not have. */
const port = Number(process.env.E2E_PORT ?? 3210) + 30
const [origin, httpOrigin] = [`https://localhost:${port}`, `http://localhost:${port + 1}`]
const listen = `127.0.0.1:${port}`
let folder: string

test.beforeAll(() => {
  test.setTimeout(240_000)
  const isInstalled = ensureNginx() && ensureOpenssl()
  if (!isInstalled) console.error('!!! SKIPPED: nginx or openssl is missing and could not be installed.')
  test.skip(!isInstalled, 'nginx or openssl is missing and could not be installed')
  folder = mkdtempSync(join(tmpdir(), 'nori nginx-'))
})
test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true })
})

/** Runs nginx. Returns its exit code, with its messages on the console. */
const runNginx = (...args: string[]) => spawnSync('nginx', args, { stdio: 'inherit' }).status

test('nginx accepts the configuration of the build, and a minimal one', () => {
  for (const conf of [resolve('.deploy/nginx.conf'), writeNginxConf(join(folder, 'minimal'), { listen })])
    expect(runNginx('-t', '-q', '-c', conf), conf).toBe(0)
})

test('with a certificate nginx sends compressed files over HTTP/2, redirects HTTP, and passes deploy:check', async () => {
  const brotli = ensureNginxBrotli()
  const tls = writeLocalCertificate(folder)
  const redirect = { listen: `127.0.0.1:${port + 1}`, to: origin }
  const conf = writeNginxConf(folder, { listen, brotli, tls, redirect })
  // Returns when nginx listens, and leaves it running.
  expect(runNginx('-c', conf)).toBe(0)
  try {
    const session = connect(origin, { ca: readFileSync(tls.certificate) })
    const get = async (path: string) => {
      const request = session.request({ ':path': path, 'accept-encoding': 'br, gzip' })
      const [headers] = await once(request, 'response')
      return { headers, body: await buffer(request) }
    }
    const page = await get('/fr')
    const encoding = brotli ? 'br' : 'gzip'
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(page.body.equals(readFileSync(`out/fr.html.${brotli ? 'br' : 'gz'}`))).toBe(true)
    // `npm run deploy:check` requests none of these files, and not every redirect.
    for (const name of hostFiles) expect((await get(`/${name}`)).headers[':status'], name).toBe(404)
    for (const { from, to } of redirects)
      expect((await get(`${from}?a=1`)).headers.location).toBe(`${to}${to.includes('?') ? '&' : '?'}a=1`)
    session.close()

    const trusted = { NODE_EXTRA_CA_CERTS: tls.certificate }
    expect(runDeployCheck(origin, trusted)).toMatchObject({ status: 0, findings: [] })
    expect(() => runDeployCheck(origin)).toThrow(/ended with 2: .*self-signed/)
    expect(() => runDeployCheck(httpOrigin, trusted)).toThrow(`it redirects to ${origin}/`)
  } finally {
    // nginx writes its process id into the folder, and removes it when it ends.
    expect(runNginx('-c', conf, '-s', 'quit')).toBe(0)
    await expect.poll(() => existsSync(join(folder, 'nginx.pid'))).toBe(false)
  }
})
