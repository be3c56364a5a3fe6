import { expect, test } from '@playwright/test'
import { addUntranslatedLanguage, writeFakeTranslation } from '@/e2e/scenarios/language'
import { defaultLocale } from '@/lib/i18n/locales'
import { setTypography } from '@/lib/i18n/typography'
import { listDocumentPages } from '@/lib/pages'
import { copyProject } from '@/scripts/tools/project-copy'

test('a new language works from locale:add to the export', () => {
  test.setTimeout(300_000)
  const copy = copyProject()
  const { run, read, has, remove } = copy
  try {
    const code = addUntranslatedLanguage(copy)
    expect(() => run('npm', ['run', '--silent', 'check'])).toThrow(
      new RegExp(`messages/${code}\\.json:\\d+:\\d+ hero\\.title is not translated yet`),
    )

    writeFakeTranslation(copy, code)
    run('npm', ['run', '--silent', 'build'])

    const { hero, notFound } = setTypography(JSON.parse(read(`messages/${code}.json`)), code)
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code)
    expect(read(`out/${code}.html`)).toContain(`<html lang="${code}"`)
    expect(read(`out/${code}.html`)).toContain(hero.title)
    expect(has(`out/${code}/index.html`)).toBe(true)
    for (const { name } of listDocumentPages(defaultLocale))
      expect(read(`out/${name}-${code}.html`)).toContain(`<html lang="${code}"`)
    const home = read('out/index.html')
    expect(home).toMatch(new RegExp(`<link rel="alternate" hrefLang="${code}" href="[^"]+/${code}"`, 'i'))
    expect(home).toMatch(new RegExp(`<a href="/${code}"[^>]*hrefLang="${code}"[^>]*>${name}</a>`, 'i'))
    expect(read('out/sitemap.xml')).toContain(`hreflang="${code}"`)
    expect(read('out/404.html')).toContain(notFound.title)
    expect(JSON.parse(read(`out/locales/${code}/translation.json`)).hero.title).toBe(hero.title)
    expect(has(`out/og/${code}.png`)).toBe(true)
  } finally {
    remove()
  }
})
