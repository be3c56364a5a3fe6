import { expect, test } from '@playwright/test'
import { isShopOpen, legalTexts, messages } from '@/e2e/fixtures'
import { countPages } from '@/e2e/print'
import { startControlledServer } from '@/e2e/releases'
import { locales } from '@/lib/i18n/locales'
import { getFreeStoryHref, getLegalPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import type { Engine, Page } from './engine'
import { firefox } from './firefox'
import * as inPage from './page-functions'
import { click, expectHeading, expectScrolledTo, openHydrated, waitForValue } from './steps'
import { webkit } from './webkit'

/* What only another engine can show, in Debian's Firefox and WebKit. Everything else is tested in Chromium only. */

const [buy, next] = ['.hero-actions button', '.story-controls > button:last-of-type']

for (const [name, prepare] of Object.entries({ firefox, webkit }))
  test.describe(name, () => {
    let open: Engine | undefined
    test.beforeAll(() => {
      // Includes the installation.
      test.setTimeout(600_000)
      open = prepare()
    })

    const testInEngine = (title: string, run: (page: Page) => Promise<unknown>, width = 1280) =>
      test(title, async ({ baseURL }) => {
        test.skip(!open, `${name} is missing and could not be installed.`)
        const page = await open?.(width, 800)
        if (!page) return
        try {
          await run({ ...page, goto: (path) => page.goto(new URL(path, baseURL).href) })
          expect(page.errors, 'errors on the page').toEqual([])
        } finally {
          await page.close()
        }
      })

    testInEngine(
      'languages change without a reload, and each fits a phone',
      async (page) => {
        await openHydrated(page, '/')
        const loadedAt = await page.evaluate(() => performance.timeOrigin)
        for (const locale of locales.toReversed()) {
          await click(page, '.language-menu summary')
          await click(page, `.language-menu a[hreflang=${locale}]`)
          await expectHeading(page, messages[locale].hero.title)
          await waitForValue(page, 0, inPage.getHorizontalOverflow)
        }
        await waitForValue(page, loadedAt, () => performance.timeOrigin)
      },
      390,
    )

    testInEngine(
      'back and forward restore route, focus, scroll position and a working page',
      async (page) => {
        await openHydrated(page, '/')
        await click(page, '.header nav a[href="#about-us"]')
        await expectScrolledTo(page, '#about-us')
        await page.evaluate((url) => location.assign(url), '#/terms-and-conditions')
        await expectHeading(page, legalTexts.en.terms.title)
        await waitForValue(page, true, () => document.activeElement?.matches('h1'))
        await waitForValue(page, 0, () => scrollY)
        await page.evaluate(() => history.back())
        await expectScrolledTo(page, '#about-us')
        await page.evaluate(() => history.forward())
        await expectHeading(page, legalTexts.en.terms.title)
        await page.evaluate((url) => location.assign(url), getLegalPage('accessibility', 'en').href)
        await expectHeading(page, legalTexts.en.accessibility.title)
        await click(page, '.back-link')
        await expectHeading(page, legalTexts.en.terms.title)
        await page.evaluate(() => history.back())
        if (isShopOpen) return
        await click(page, buy)
        // Before the page is hydrated again, the native notice answers.
        await waitForValue(page, 1, inPage.countVisible, '.notification, .native-notice')
      },
    )

    testInEngine('the story settles on a page, also when turned back during a turn', async (page) => {
      await openHydrated(page, '/')
      await click(page, next)
      await waitForValue(page, [1, 1], inPage.getStoryPosition)
      await click(page, '.story-pages')
      for (let round = 0; round < 4; round += 1) {
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.pressKey(key)
        await waitForValue(page, [2, 2], inPage.getStoryPosition)
        await page.pressKey('ArrowLeft')
        await waitForValue(page, [1, 1], inPage.getStoryPosition)
      }
    })

    testInEngine('a crayon fills an area of a colouring sheet in a dialog', async (page) => {
      await openHydrated(page, getFreeStoryHref('en'))
      await click(page, '.colouring-sheets li:nth-child(2) button')
      const moon = '.crayons [data-area="moon"]'
      await waitForValue(page, 1, inPage.countVisible, moon)
      await click(page, moon)
      await waitForValue(page, 1, inPage.countVisible, `${moon}[fill^="url(#wax-"]`)
      await page.pressKey('Escape')
      await waitForValue(page, 0, inPage.countVisible, '.crayons')
    })

    testInEngine('the kept story opens without a network', async (page) => {
      const server = startControlledServer()
      const story = server.origin + getFreeStoryHref('en')
      try {
        await openHydrated(page, story)
        await click(page, '.story-tools > summary')
        await click(page, '.story-send > button:nth-of-type(2)')
        await waitForValue(page, messages.en['free-story'].keep.kept, inPage.getNotification)
        server.change({ broken: /^/ })
        await openHydrated(page, story)
      } finally {
        server.stop()
      }
    })

    testInEngine('each page of the story prints on a sheet', async (page) => {
      await openHydrated(page, getFreeStoryHref('en'))
      const pdf = await page.print?.()
      test.skip(!pdf, `The driver of ${name} cannot print.`)
      expect(pdf && countPages(pdf)).toBe(storyPages.length)
    })
  })
