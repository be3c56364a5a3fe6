import { existsSync, readFileSync } from 'node:fs'

/*
 * The configuration files that hosts read from the repository before a build. wrangler.jsonc is tested with wrangler itself
 * (`npm test -- all`).
 */
const read = (file: string) => readFileSync(file, 'utf8')
const { engines, scripts } = JSON.parse(read('package.json'))
const minimumNodeVersion = /^>=(\d+)/.exec(engines.node)?.[1]

test('Netlify builds with the project’s command on a supported Node version, and does not change pages', () => {
  const text = read('netlify.toml')
  const readValue = (key: string) => new RegExp(`^${key} = "?([^"\\n]*)"?$`, 'm').exec(text)?.[1]
  expect([readValue('command'), readValue('publish'), readValue('skip_processing')]).toEqual([
    'npm run build',
    'out',
    'true',
  ])
  expect(scripts.build).toBeDefined()
  expect(Number(readValue('NODE_VERSION'))).toBeGreaterThan(Number(minimumNodeVersion))
  if (existsSync('.nvmrc'))
    expect(read('.nvmrc').trim().replace(/^v/, '')).toMatch(new RegExp(`^${readValue('NODE_VERSION')}\\b`))
})

test('Vercel builds with the project’s command, without its Next.js adapter', () => {
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
  })
})
