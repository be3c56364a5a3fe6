import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

test('a fourth language, from locale:add to the finished export', () => {
  test.setTimeout(300_000)
  const copy = mkdtempSync(join(tmpdir(), 'nori-'))
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    })
  try {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
      .trim()
      .split('\n')
    for (const file of files) if (existsSync(file)) cpSync(file, join(copy, file))
    // Hard links: Turbopack follows no symbolic link out of the project.
    execFileSync('cp', ['-al', 'node_modules', join(copy, 'node_modules')])

    run('npm', ['run', '--silent', 'locale:add', 'de'])
    expect(() => run('npm', ['run', '--silent', 'messages:check'])).toThrow(
      /messages\/de\.json:\d+:\d+ hero\.title is not translated yet/,
    )

    // A translation, of a sort: the marks go, every text differs from English.
    for (const file of ['messages/de.json', 'messages/legal/de.json'])
      writeFileSync(join(copy, file), read(copy, file).replaceAll(/"⟦en⟧ (.)/g, '"Ä$1'))
    run('npm', ['run', '--silent', 'build'])

    const { hero, notFound } = JSON.parse(read(copy, 'messages/de.json'))
    expect(read(copy, 'out/de.html')).toContain(`<html lang="de"`)
    expect(read(copy, 'out/de.html')).toContain(hero.title)
    expect(existsSync(join(copy, 'out/de/index.html'))).toBe(true)
    for (const document of ['terms-and-conditions-de', 'privacy-policy-de'])
      expect(read(copy, `out/${document}.html`)).toContain('<html lang="de"')
    expect(read(copy, 'out/index.html')).toMatch(/<link rel="alternate" hrefLang="de" href="[^"]+\/de"/i)
    expect(read(copy, 'out/index.html')).toMatch(/<a href="\/de"[^>]*hrefLang="de"[^>]*>Deutsch<\/a>/i)
    expect(read(copy, 'out/sitemap.xml')).toContain('hreflang="de"')
    expect(read(copy, 'out/404.html')).toContain(notFound.title)
    expect(JSON.parse(read(copy, 'out/locales/de/translation.json')).hero.title).toBe(hero.title)
    expect(existsSync(join(copy, 'out/og/de.png'))).toBe(true)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
