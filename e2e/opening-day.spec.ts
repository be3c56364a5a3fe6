import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findBracketPlaceholders } from '@/checks/placeholders'
import { locales } from '@/lib/i18n/locales'
import { hiddenUntilProvided, launchChecklist } from '@/lib/launch'
import { getFreeStoryPage, getLandingPage, pages } from '@/lib/pages'
import { type LinkName, links, socialNetworks } from '@/lib/site'
import { copyProject } from '@/scripts/tools/project-copy'
import { startServer } from './child-server'
import { expect, messages, sourceMessages, test } from './fixtures'
import { hydrate } from './steps'

/* A rehearsal of opening day: a copy of the project with every link given and every placeholder replaced. */

const port = String(Number(process.env.E2E_PORT ?? 3210) + 6)
const [domain, siteUrl] = ['noricorgi.ca', 'https://noricorgi.ca']
const linkNames = Object.keys(links) as LinkName[]
/** The address of a link in the copy, which a route of Playwright answers. */
const getAddress = (name: LinkName, locale: string) => `https://${name.toLowerCase()}.${domain}/${locale}`
let project: ReturnType<typeof copyProject>
let stop: (() => void) | undefined

// All tests use one copy of the project and one server.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://127.0.0.1:${port}` })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  project = copyProject()
  const { read, write, run, folder } = project
  const edit = (file: string, change: (text: string) => string) => write(file, change(read(file)))
  edit('lib/site.ts', (text) =>
    linkNames.reduce(
      (result, name) =>
        result.replace(new RegExp(`^  ${name}: .*$`, 'm'), `  ${name}: '${getAddress(name, '{locale}')}',`),
      text,
    ),
  )
  const names = [...launchChecklist.map(({ id }) => id), ...hiddenUntilProvided]
  edit('lib/launch.ts', (text) =>
    text.replace(/^(export const confirmed: .* = ).*$/m, `$1${JSON.stringify(names)}`),
  )
  for (const locale of locales)
    for (const file of [`messages/${locale}.json`, `messages/legal/${locale}.json`])
      edit(file, (text) =>
        findBracketPlaceholders(text)
          .filter((part) => /^\[[^\s"]/.test(part))
          .reduce((result, part) => result.replaceAll(part, '12'), text)
          .replaceAll('nori.example', domain),
      )
  const env = { NEXT_PUBLIC_SITE_URL: `${siteUrl}/` }
  expect(run('npm', ['run', '--silent', 'check', '--', 'launch'], env)).toContain('\nReady: ')
  run('npm', ['run', '--silent', 'build'], env)
  stop = await startServer(
    '',
    [process.execPath, '--import', 'tsx', 'scripts/serve.ts'],
    { PORT: port },
    folder,
  )
})
test.afterAll(() => {
  stop?.()
  project?.remove()
})
test.beforeEach(async ({ context, expectErrors }) => {
  expectErrors(new RegExp(`^foreign request: https://\\w+\\.${domain}/`))
  await context.route(
    (url) => url.hostname.endsWith(`.${domain}`),
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Stand-in</h1>' }),
  )
})

/** A text without what typography, HTML and JSON change. */
const simplify = (text: string) =>
  text
    .replaceAll(/&quot;|\\?["“”«»]|\s|[\u00a0\u202f\u2060]/g, '')
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll('&amp;', '&')

test('no exported file has a placeholder, or says that something is not there yet', () => {
  const phrases = locales.flatMap((locale) => {
    const { action, book, legal, toast, 'free-story': story } = sourceMessages[locale]
    const { title, text } = story.newsletter.soon
    const { buyTitle, buyDescription } = toast
    return [
      action.shopClosed,
      book.offer.closed,
      buyTitle,
      buyDescription,
      legal.draft,
      legal.shop.closed,
      title,
      text,
    ]
  })
  const files = readdirSync(join(project.folder, 'out'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(html|json|js|css|xml|txt|webmanifest)$/.test(name))) {
    const text = project.read(`out/${file}`)
    expect([file, text.match(/[\w.]*nori\.example/)?.[0]]).toEqual([file, undefined])
    const simple = simplify(text)
    expect([file, phrases.filter((phrase) => simple.includes(simplify(phrase)))]).toEqual([file, []])
  }
  for (const { file } of pages) {
    const words = project.read(`out/${file}`).replaceAll(/<(script|style).*?<\/\1>|<[^>]+>/gs, ' ')
    expect([file, findBracketPlaceholders(words)]).toEqual([file, []])
  }
})

test('search engines may list the site, before hydration and after it', async ({ page }) => {
  expect(project.read('out/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  for (const locale of locales) {
    await page.goto(getLandingPage(locale).href)
    const readHead = () =>
      page
        .locator('meta[name=robots], script[type$=json]')
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
    const before = await readHead()
    expect(before.join()).toContain('"index, follow"')
    await hydrate(page)
    expect(await readHead()).toEqual(before)
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    const open = async (page: Page, href: string) => {
      await page.goto(href)
      if (javaScriptEnabled) await hydrate(page)
    }

    for (const locale of locales) {
      const { action, book, footer, 'free-story': story } = messages[locale]
      const landing = getLandingPage(locale).href

      test(`every Buy Now leads to the shop in ${locale}, in the same tab`, async ({ page }) => {
        const places: [href: string, selector: string, prepare?: () => Promise<void>][] = [
          [landing, '.hero-actions > a'],
          [landing, '.offer-price a'],
          [landing, '.story-end-books a'],
          [getFreeStoryPage(locale).href, '.story-end-books a'],
          [landing, '.mobile-menu a.button', () => page.locator('.mobile-menu summary').click()],
        ]
        await page.setViewportSize({ width: 390, height: 844 })
        for (const [href, selector, prepare] of places) await follow(page, href, selector, prepare)
        if (!javaScriptEnabled) return
        await page.setViewportSize({ width: 1440, height: 900 })
        await follow(page, landing, '.header-buy', () => page.locator('#about-us').scrollIntoViewIfNeeded())
      })

      async function follow(page: Page, href: string, selector: string, prepare?: () => Promise<void>) {
        await open(page, href)
        await expect(page.locator('#native-notice')).toHaveCount(0)
        await prepare?.()
        await page.locator(selector, { hasText: action.buyNow }).click()
        await expect(page, selector).toHaveURL(getAddress('shopUrl', locale))
      }

      test(`letter, custom stories, app and profiles are linked in ${locale}`, async ({ page, context }) => {
        const { now } = story.newsletter
        for (const [name, label] of [
          ['letterUrl', now.link],
          ['customStoryUrl', book.custom.link],
          ...socialNetworks.map((network) => [network, footer.social[network]] as const),
        ] as const) {
          await open(page, landing)
          await page.getByRole('link', { name: label }).last().click()
          await expect(page).toHaveURL(getAddress(name, locale))
        }
        await open(page, landing)
        for (const name of ['appStoreUrl', 'playStoreUrl'] as const) {
          const opened = context.waitForEvent('page')
          await page.getByRole('link', { name: action[name] }).click()
          await expect(await opened).toHaveURL(getAddress(name, locale))
        }
      })
    }
  })
