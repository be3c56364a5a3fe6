/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { commandOf } from './command.mjs'

test.each(['biome', 'tsc', 'jest', 'next', 'playwright'])(
  '%s is started by its own script, without a shell',
  (name) => {
    const { file, first, shell } = commandOf(name)
    expect([file, shell]).toEqual([process.execPath, false])
    expect(first).toHaveLength(1)
    const [script = ''] = first
    expect(existsSync(script)).toBe(true)
    expect(script).not.toContain('.bin')
  },
)

test('npm and node can be started', () => {
  for (const name of ['npm', 'node']) {
    const { file, first, shell } = commandOf(name)
    const { status, stdout } = spawnSync(file, [...first, '--version'], { encoding: 'utf8', shell })
    expect([name, status]).toEqual([name, 0])
    expect(stdout).toMatch(/^v?\d+\./)
  }
})

test('an unknown command throws an error with its name', () => {
  expect(() => commandOf('nothing')).toThrow('brings the command "nothing"')
})

test('the commands of package.json contain no shell syntax', () => {
  for (const [name, command] of Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).scripts))
    expect([name, command]).toEqual([name, expect.not.stringMatching(/[&|;<>$]|^\w+=/)])
})
