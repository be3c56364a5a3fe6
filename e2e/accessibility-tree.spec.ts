import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { getDictionaryUrl } from '@/lib/i18n/urls'
import { getLandingPage } from '@/lib/pages'
import {
  fillInTexts,
  readAccessibilityTree,
  replaceConstantsWithNames,
  replaceTextsWithKeys,
} from './accessibility-tree'
import { buildReleaseDictionary } from './export-files'
import { chooseLanguage, expect, getLanguageName, messages, openHydrated, test } from './fixtures'

// One after the other: the first test may update the snapshot that the others compare with.
test.describe.configure({ mode: 'default' })

const snapshot = 'landing.yml'
const updateHint =
  'If the change is intended, run `npx playwright test --project=desktop accessibility-tree --update-snapshots`.'

test('the accessibility tree of a landing page is unchanged', async ({ page }) => {
  const locale = locales.find((code) => code !== defaultLocale) ?? defaultLocale
  const dictionary = buildReleaseDictionary(replaceTextsWithKeys(messages[locale]), locale)
  await page.route(`**${getDictionaryUrl(locale)}`, (route) => route.fulfill({ json: dictionary }))
  await openHydrated(page)
  await chooseLanguage(page, getLanguageName(locale))
  await expect(page.locator('h1')).toHaveText(dictionary.hero.title)
  await expect(page.locator('.language-menu')).not.toHaveAttribute('open')
  expect(replaceConstantsWithNames(await readAccessibilityTree(page), locale), updateHint).toMatchSnapshot(
    snapshot,
  )
})

for (const locale of locales)
  test(`the ${locale} page has the same accessibility tree with its own texts`, async ({ page }) => {
    await openHydrated(page, getLandingPage(locale).href)
    const tree = fillInTexts(readFileSync(`e2e/snapshots/${snapshot}`, 'utf8'), locale)
    // The language is announced only after it was changed.
    expect(await readAccessibilityTree(page), updateHint).toBe(
      tree.replace(`- status: ${getLanguageName(locale)}`, '- status'),
    )
  })
