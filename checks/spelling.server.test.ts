import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = mkdtempSync(join(tmpdir(), 'nori-spelling-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('cspell finds unknown words and unused terms in the language of each file, in texts only', () => {
  for (const name of ['cspell.json', 'cspell-words.txt']) cpSync(name, join(root, name))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  mkdirSync(join(root, 'messages/legal'), { recursive: true })
  const texts = {
    'en.json': 'The colour, teh color of Nori & Friends',
    'fr.json': "Aujourd'hui qu'il voit l'eau, écrivez un mail à {wrongg} ou a@wrongg.example: wrod",
    'legal/es.json': 'Una linterna, {n, plural, one {un librito} other {dos libritoo}}',
  }
  for (const [name, wrongg] of Object.entries(texts))
    writeFileSync(join(root, 'messages', name), JSON.stringify({ wrongg }))
  const { stdout, status } = spawnSync(
    process.execPath,
    [resolve('node_modules/cspell/bin.mjs'), '--no-progress', '--no-summary'],
    { cwd: root, encoding: 'utf8' },
  )
  const found = [...stdout.matchAll(/^messages\/(\S+?):\S+ - \w+ word \((\S+?)\)/gm)].map(
    ([, file, word]) => [file, word],
  )
  expect(found.sort()).toEqual([
    ['en.json', 'color'],
    ['en.json', 'teh'],
    ['fr.json', 'mail'],
    ['fr.json', 'wrod'],
    ['legal/es.json', 'libritoo'],
    ['legal/es.json', 'linterna'],
  ])
  expect(status).toBe(1)
})
