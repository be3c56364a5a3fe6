import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '@/scripts/project-copy.mjs'

test('a fourth language, from locale:add to the finished export', () => {
  test.setTimeout(300_000)
  const { folder, run, read, has, remove } = copyProject()
  try {
    run('npm', ['run', '--silent', 'locale:add', 'de'])
    expect(() => run('npm', ['run', '--silent', 'messages:check'])).toThrow(
      /messages\/de\.json:\d+:\d+ hero\.title is not translated yet/,
    )

    // A translation, of a sort: the marks go, every text differs from English.
    for (const file of ['messages/de.json', 'messages/legal/de.json'])
      writeFileSync(join(folder, file), read(file).replaceAll(/"⟦en⟧ (.)/g, '"Ä$1'))
    run('npm', ['run', '--silent', 'build'])

    const { hero, notFound } = JSON.parse(read('messages/de.json'))
    expect(read('out/de.html')).toContain(`<html lang="de"`)
    expect(read('out/de.html')).toContain(hero.title)
    expect(has('out/de/index.html')).toBe(true)
    for (const document of ['terms-and-conditions-de', 'privacy-policy-de'])
      expect(read(`out/${document}.html`)).toContain('<html lang="de"')
    expect(read('out/index.html')).toMatch(/<link rel="alternate" hrefLang="de" href="[^"]+\/de"/i)
    expect(read('out/index.html')).toMatch(/<a href="\/de"[^>]*hrefLang="de"[^>]*>Deutsch<\/a>/i)
    expect(read('out/sitemap.xml')).toContain('hreflang="de"')
    expect(read('out/404.html')).toContain(notFound.title)
    expect(JSON.parse(read('out/locales/de/translation.json')).hero.title).toBe(hero.title)
    expect(has('out/og/de.png')).toBe(true)
  } finally {
    remove()
  }
})
