import { execFileSync } from 'node:child_process'

test('npm test -- --help names the steps, suites and options, and runs none', () => {
  const help = execFileSync('node', ['--import', 'tsx', 'scripts/test.ts', '--help'], { encoding: 'utf8' })
  for (const name of ['lint', 'browser', 'chaos', 'all', 'engines', 'mutation', '--steps', '--specs'])
    expect(help).toContain(` ${name}`)
  expect(help).not.toContain('▶')
})
