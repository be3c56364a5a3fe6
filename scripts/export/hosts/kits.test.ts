import { existsSync, readFileSync } from 'node:fs'

/* The files that hosts read from the project itself, before a build; wrangler.jsonc is tested with wrangler (`npm test -- all`). */
const read = (file: string) => readFileSync(file, 'utf8')
const { engines, scripts } = JSON.parse(read('package.json'))
const leastNode = /^>=(\d+)/.exec(engines.node)?.[1]

test('Netlify builds with the project’s command, on a Node that it allows, and changes no page', () => {
  const text = read('netlify.toml')
  const value = (key: string) => new RegExp(`^${key} = "?([^"\\n]*)"?$`, 'm').exec(text)?.[1]
  expect([value('command'), value('publish'), value('skip_processing')]).toEqual([
    'npm run build',
    'out',
    'true',
  ])
  expect(scripts.build).toBeDefined()
  expect(Number(value('NODE_VERSION'))).toBeGreaterThan(Number(leastNode))
  if (existsSync('.nvmrc'))
    expect(read('.nvmrc').trim().replace(/^v/, '')).toMatch(new RegExp(`^${value('NODE_VERSION')}\\b`))
})

test('Vercel builds with the project’s command and without its adapter for Next.js', () => {
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
  })
})
