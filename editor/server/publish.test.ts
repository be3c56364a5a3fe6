import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { publisher } from './publish'

/** A publisher whose commands are this script. */
const running = (script: string) =>
  publisher({ NODE_ENV: 'test' }, (name) => ({
    file: process.execPath,
    args: ['-e', script, name],
  }))

/** A response, and what it ends as. */
function response() {
  const stream = Object.assign(new PassThrough(), {
    writeHead: () => undefined,
    flushHeaders: () => undefined,
  })
  let text = ''
  stream.on('data', (part) => {
    text += part
  })
  const ended = new Promise((resolve) => {
    const end = stream.end.bind(stream)
    stream.end = (last: unknown) => {
      resolve(text + last)
      return end()
    }
  })
  const asResponse = stream as unknown as ServerResponse
  return { stream: asResponse, ended }
}

test('shows a command’s output and exit code, one command at a time', async () => {
  const publishing = running('console.log(process.argv[1]); setTimeout(() => process.exit(3), 50)')
  const first = response()
  publishing.run('check', first.stream)
  await expect(publishing.run('build', response().stream)).rejects.toMatchObject({ status: 409 })
  expect(await first.ended).toMatch(/^check\n\s*exit code 3\n$/)
  const second = response()
  publishing.run('build', second.stream)
  expect(await second.ended).toContain('build')
})

test('ends the command, and what it started, with the request', async () => {
  const publishing = running(
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 99)'], { stdio: 'inherit' })",
  )
  const { stream, ended } = response()
  publishing.run('build', stream)
  setTimeout(() => stream.destroy(), 300)
  expect(await ended).toContain('exit code')
})

test('the next command waits for one that was stopped', async () => {
  const publishing = running(
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 200)); setInterval(() => {}, 99); console.log('runs')",
  )
  const first = response()
  await publishing.run('build', first.stream)
  await once(first.stream, 'data')
  first.stream.destroy()
  await once(first.stream, 'close')
  const second = response()
  await publishing.run('check', second.stream)
  expect(await publishing.stop()).toBe(true)
  expect(await publishing.stop()).toBe(false)
  expect(await first.ended).toContain('exit code')
  expect(await second.ended).toContain('exit code')
})

test('a command is stopped once what it started has ended, whatever that has to do with its output', async () => {
  const slow =
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 300)); setInterval(() => {}, 99); process.send(process.pid)"
  const publishing = running(
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(slow)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).on('message', (id) => console.log(id))`,
  )
  const { stream } = response()
  await publishing.run('build', stream)
  const [started] = await once(stream, 'data')
  await publishing.stop()
  expect(() => process.kill(Number(started), 0)).toThrow('ESRCH')
})

test('knows two steps', async () => {
  for (const step of ['test', '__proto__', undefined, { toString: () => 'check' }])
    await expect(running('').run(step, response().stream)).rejects.toMatchObject({ status: 400 })
})
