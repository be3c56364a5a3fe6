import { readFileSync } from 'node:fs'
import { dictionaryOf } from '@/lib/i18n/dictionary'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { dictionaryUrl } from '@/lib/i18n/urls'
import { landingPage } from '@/lib/pages'
import { chooseLanguage, expect, messages, nameOf, openLive, test } from './fixtures'
import { filledIn, keyed, treeOf, withKeys } from './screen-reader'

const kept = 'landing.yml'
const update =
  'If the page is to read so, run `npx playwright test --project=desktop screen-reader --update-snapshots`.'

test('the accessibility tree of a landing page is unchanged', async ({ page }) => {
  const locale = locales.find((code) => code !== defaultLocale) ?? defaultLocale
  const dictionary = dictionaryOf(keyed(messages[locale]), locale)
  await page.route(`**${dictionaryUrl(locale)}`, (route) => route.fulfill({ json: dictionary }))
  await openLive(page)
  await chooseLanguage(page, nameOf(locale))
  await expect(page.locator('h1')).toHaveText(dictionary.hero.title)
  await expect(page.locator('.language-menu')).not.toHaveAttribute('open')
  expect(withKeys(await treeOf(page), locale), update).toMatchSnapshot(kept)
})

for (const locale of locales)
  test(`the ${locale} page has the same accessibility tree with its own texts`, async ({ page }) => {
    await openLive(page, landingPage(locale).path)
    const tree = filledIn(readFileSync(`e2e/snapshots/${kept}`, 'utf8'), locale)
    // The language is told after a change alone.
    expect(await treeOf(page), update).toBe(tree.replace(`- status: ${nameOf(locale)}`, '- status'))
  })
