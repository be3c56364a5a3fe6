import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { hostFiles, redirects } from '@/scripts/export/hosts/rules'
import { writeLocalCertificate, writeNginxConf } from '@/scripts/export/servers/nginx-instance'
import { ensureNginx, ensureNginxBrotli, ensureOpenssl } from '@/scripts/tools/debian'
import { runDeployCheck } from './deploy-check'

/* Tests nginx's configuration, with each of its options, in nginx itself. */
const port = Number(process.env.E2E_PORT ?? 3210) + 30
let folder: string
let tls: ReturnType<typeof writeLocalCertificate>

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  test.setTimeout(240_000)
  const isInstalled = ensureNginx() && ensureOpenssl()
  if (!isInstalled) console.error('!!! SKIPPED: nginx or openssl is missing and could not be installed.')
  test.skip(!isInstalled, 'nginx or openssl is missing and could not be installed')
  folder = mkdtempSync(join(tmpdir(), 'nori nginx-'))
  tls = writeLocalCertificate(folder)
})
test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true })
})

/** Writes a configuration. Returns its path. */
const writeConfiguration = (options: Partial<Parameters<typeof writeNginxConf>[1]>) =>
  writeNginxConf(folder, { listen: `127.0.0.1:${port}`, ...options })

/** Lets nginx check a configuration. */
function checkConfiguration(conf: string) {
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', conf], { encoding: 'utf8' })
  return { status, stderr }
}

test('the configuration of the build is valid, as are those without brotli, and with a certificate', () => {
  for (const conf of [
    () => resolve('.deploy/nginx.conf'),
    () => writeConfiguration({}),
    () => writeConfiguration({ tls }),
  ])
    expect(checkConfiguration(conf())).toMatchObject({ status: 0 })
})

test('with brotli and a certificate nginx sends the .br files over HTTP/2, and writes only into its folder', async () => {
  const brotli = ensureNginxBrotli()
  if (!brotli) console.error('!!! SKIPPED: the brotli module is missing and could not be installed.')
  test.skip(!brotli, 'the brotli module is missing and could not be installed')
  const conf = writeConfiguration({ brotli, tls })
  expect(checkConfiguration(conf)).toMatchObject({ status: 0 })
  await withServer(conf, async (server) => {
    const answer = await get(server, '/fr')
    expect(answer.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    })
    expect(answer.body.equals(readFileSync('out/fr.html.br'))).toBe(true)
    expect(Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'))).toBe(server.pid)
    expect(readFileSync(conf, 'utf8')).not.toContain('/tmp"')
    // Requested here, because `npm run deploy:check` requests none of these files.
    for (const name of hostFiles) expect((await get(server, `/${name}`)).headers[':status'], name).toBe(404)
    for (const { from, to } of redirects)
      expect((await get(server, `${from}?a=1`)).headers.location).toBe(
        `${to}${to.includes('?') ? '&' : '?'}a=1`,
      )
  })
})

test('over HTTPS deploy:check finds no problem, and rejects self-signed certificates and redirects to another origin', async () => {
  const redirect = { listen: `127.0.0.1:${port + 1}`, to: `https://localhost:${port}` }
  const conf = writeConfiguration({ brotli: ensureNginxBrotli(), tls, redirect })
  await withServer(conf, async (server) => {
    await get(server, '/')
    const trusted = { NODE_EXTRA_CA_CERTS: tls.certificate }
    expect(runDeployCheck(redirect.to, [], trusted)).toMatchObject({ status: 0, findings: [] })
    expect(() => runDeployCheck(redirect.to)).toThrow(/ended with 2: .*self-signed/)
    expect(() => runDeployCheck(`http://localhost:${port + 1}`, [], trusted)).toThrow(
      `it redirects to ${redirect.to}/`,
    )
  })
})

/** Runs a function while nginx runs with a configuration. */
async function withServer(conf: string, act: (server: ChildProcess) => Promise<void>) {
  const server = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: 'inherit' })
  try {
    await act(server)
  } finally {
    server.kill('SIGQUIT')
    if (server.exitCode === null) await once(server, 'exit')
  }
}

/** Connects over HTTP/2; retries while the server starts. Rejects if the server has ended. */
async function connectTo(server: ChildProcess) {
  for (;;) {
    const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
    try {
      await once(session, 'connect')
      return session
    } catch (error) {
      if (server.exitCode !== null) throw error
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
}

/** Requests a path as a browser that accepts brotli. */
async function get(server: ChildProcess, path: string) {
  const session = await connectTo(server)
  try {
    const request = session.request({ ':path': path, 'accept-encoding': 'br, gzip' })
    const [headers] = await once(request, 'response')
    return { headers, body: await buffer(request) }
  } finally {
    session.close()
  }
}
