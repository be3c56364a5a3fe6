import { documentPage } from '@/lib/pages'
import {
  choosesLanguage,
  goesToHash,
  headerScrollThreshold,
  hydrated,
  isFocused,
  isReached,
  legalTexts,
  localeCookie,
  locales,
  messages,
  opens,
  pathOf,
  press,
  pressToNewPage,
  sections,
  sees,
  seesAddress,
  seesLanding,
  seesLegal,
  seesSomewhere,
  seesText,
  seesTexts,
  seesTitle,
  shows,
  site,
} from './steps.mjs'

/** @import { Page, Settings } from './engine.mjs' */

/**
 * What a visitor does and must see. Every flow also fails on an error that a script throws or logs,
 * save those that it expects.
 * @typedef {object} Flow
 * @property {string} name
 * @property {Settings} [settings]
 * @property {RegExp} [expectedErrors]
 * @property {(page: Page) => Promise<unknown>} run
 */

const phone = { width: 390 }
const { en } = messages
const legalRoutes = /** @type {const} */ ([
  ['terms-and-conditions', 'terms'],
  ['privacy-policy', 'privacy'],
])

/* In the page. */
const readCookie = () => document.cookie
const scrollTop = () => Math.round(scrollY)
const headerBackground = () =>
  getComputedStyle(/** @type {Element} */ (document.querySelector('.site-header'))).backgroundColor
/** Counted from 0, and a fraction while the row glides: within a pixel it has arrived. */
const pageInView = () => {
  const list = /** @type {Element} */ (document.querySelector('.story-pages'))
  const page = list.scrollLeft / list.clientWidth
  return Math.abs(page - Math.round(page)) * list.clientWidth < 2 ? Math.round(page) : page
}
const scrollToTop = (/** @type {number} */ top) => scrollTo({ top, behavior: 'instant' })

/** @type {Flow[]} */
const loading = [
  ...locales.map((locale) => ({
    name: `load in ${locale}`,
    run: async (/** @type {Page} */ page) => {
      await page.goto(pathOf(locale))
      await seesLanding(page, locale)
      await hydrated(page)
      await seesLanding(page, locale)
      await seesAddress(page, pathOf(locale))
      await seesSomewhere(page, messages[locale].footer.description)
    },
  })),
  {
    name: "browser's language leads to its page",
    settings: { language: 'fr-CA' },
    run: async (page) => {
      await page.goto('/?a=1#app')
      await seesLanding(page, 'fr')
      await seesAddress(page, '/fr?a=1#app')
    },
  },
  {
    name: '?lang= wins over prefix and browser',
    run: async (page) => {
      await page.goto('/fr?lang=es')
      await seesLanding(page, 'es')
      await seesAddress(page, '/es?lang=es')
    },
  },
  {
    name: 'fonts and pictures arrive, from this host only',
    run: async (page) => {
      await opens(page, '/')
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await sees(page, 'the list of pictures that are missing', [], () =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ src }) => src),
      )
      await sees(page, 'the list of fonts that arrived', ['display', 'text'], () =>
        ['display', 'text'].filter((family) => document.fonts.check(`20px ${family}`)),
      )
      await sees(page, 'the list of foreign requests', [], () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => !/^(data|blob):/.test(name) && !name.startsWith(location.origin)),
      )
    },
  },
  ...[phone, {}].map((settings) => ({
    name: `nothing is wider than the window${'width' in settings ? ', on a phone' : ''}`,
    settings,
    run: async (/** @type {Page} */ page) => {
      for (const locale of locales) {
        await opens(page, pathOf(locale))
        await sees(
          page,
          'how far the page is wider than the window',
          0,
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      }
    },
  })),
]

/** @type {Flow[]} */
const header = [
  {
    name: 'header turns solid',
    run: async (page) => {
      await opens(page, '/')
      const clear = 'rgba(0, 0, 0, 0)'
      await sees(page, "the header's background", clear, headerBackground)
      await page.evaluate(scrollToTop, headerScrollThreshold + 1)
      await sees(page, "the header's background", /^rgba\(255, 255, 255, 0\.\d+\)$/, headerBackground)
      await page.evaluate(scrollToTop, headerScrollThreshold)
      await sees(page, "the header's background", clear, headerBackground)
    },
  },
  {
    name: 'every section link reaches its section',
    run: async (page) => {
      await opens(page, '/')
      for (const section of sections) {
        await press(page, `.site-header nav a[href="#${section}"]`)
        await seesAddress(page, `/#${section}`)
        await isReached(page, `#${section}`)
      }
      await press(page, '.site-header a[href="#top"]')
      await sees(page, 'how far the page is scrolled', 0, scrollTop)
    },
  },
  {
    name: 'mobile menu opens and closes',
    settings: phone,
    run: async (page) => {
      const panel = '.mobile-menu .disclosure-panel'
      await opens(page, '/')
      await shows(page, panel, false)
      await press(page, '.mobile-menu summary')
      await shows(page, panel)
      await seesTexts(
        page,
        `${panel} a`,
        sections.map((section) => en.nav[section]),
      )
      await seesText(page, `${panel} button`, en.action.buyNow)
      await page.key('Escape')
      await shows(page, panel, false)
      await isFocused(page, '.mobile-menu summary')
    },
  },
  {
    name: 'mobile menu leads to a section',
    settings: phone,
    run: async (page) => {
      await opens(page, '/')
      await press(page, '.mobile-menu summary')
      await press(page, '.mobile-menu a[href="#benefits"]')
      await shows(page, '.mobile-menu .disclosure-panel', false)
      await isReached(page, '#benefits')
    },
  },
]

/** @type {Flow[]} */
const language = [
  {
    name: 'language switch in place',
    run: async (page) => {
      await opens(page, '/?a=1#app')
      await page.evaluate(() => {
        Object.assign(window, { sameDocument: true })
      })
      for (const [locale, address] of /** @type {const} */ ([
        ['fr', '/fr?a=1&lang=fr#app'],
        ['es', '/es?a=1&lang=es#app'],
        ['en', '/?a=1#app'],
      ])) {
        await choosesLanguage(page, locale)
        await seesLanding(page, locale)
        await seesAddress(page, address)
        await sees(page, 'the cookie', `${localeCookie}=${locale}`, readCookie)
        await sees(page, 'whether the document is the same', true, () => 'sameDocument' in window)
      }
    },
  },
  {
    name: 'chosen language is remembered on the next visit',
    run: async (page) => {
      await opens(page, '/')
      await choosesLanguage(page, 'es')
      await sees(page, 'the cookie', `${localeCookie}=es`, readCookie)
      await page.goto('/')
      await seesLanding(page, 'es')
      await seesAddress(page, '/es')
    },
  },
]

/** @type {Flow[]} */
const routes = [
  ...legalRoutes.map(([slug, name]) => ({
    name: `hash route #/${slug}`,
    run: async (/** @type {Page} */ page) => {
      await opens(page, '/')
      await goesToHash(page, `#/${slug}`)
      await seesLegal(page, name, 'en')
      await seesTitle(page, `${legalTexts.en[name].title} | ${en.meta.siteName}`)
      await isFocused(page, 'h1')
      await sees(page, 'the robots tag', ['noindex, follow'], () =>
        [...document.querySelectorAll('meta[name=robots]')].map((tag) => tag.getAttribute('content')),
      )
      await sees(page, 'how far the page is scrolled', 0, scrollTop)
      await press(page, '.back-link')
      await seesLanding(page, 'en')
      await isFocused(page, 'h1')
    },
  })),
  {
    name: 'hash route opened directly follows the language',
    run: async (page) => {
      await page.goto('/#/privacy-policy')
      await seesLegal(page, 'privacy', 'en')
      await choosesLanguage(page, 'fr')
      await seesLegal(page, 'privacy', 'fr')
      await seesAddress(page, '/fr?lang=fr#/privacy-policy')
    },
  },
  {
    name: 'unknown hash shows the landing page',
    run: async (page) => {
      await opens(page, '/#/nowhere')
      await seesLanding(page, 'en')
      await goesToHash(page, '#/terms-and-conditions')
      await seesLegal(page, 'terms', 'en')
      await goesToHash(page, '#/%E0%A4%A')
      await seesLanding(page, 'en')
    },
  },
  {
    name: "browser's back leaves a hash route",
    run: async (page) => {
      await opens(page, '/')
      await goesToHash(page, '#/terms-and-conditions')
      await seesLegal(page, 'terms', 'en')
      await goesToHash(page, '#/privacy-policy')
      await seesLegal(page, 'privacy', 'en')
      await page.back()
      await seesLegal(page, 'terms', 'en')
      await page.back()
      await seesLanding(page, 'en')
      await seesAddress(page, '/')
    },
  },
  {
    name: 'section link leaves a hash route',
    run: async (page) => {
      await page.goto('/#/privacy-policy')
      await seesLegal(page, 'privacy', 'en')
      await press(page, '.site-footer a[href="#about-us"]')
      await isReached(page, '#about-us')
      await seesAddress(page, '/#about-us')
    },
  },
  ...locales.map((locale) => ({
    name: `legal page in ${locale} and its back link`,
    run: async (/** @type {Page} */ page) => {
      const address = documentPage('terms-and-conditions', locale).path
      await opens(page, pathOf(locale))
      const opened = await pressToNewPage(page, `.site-footer a[href="${address}"]`)
      await seesLegal(opened, 'terms', locale)
      await sees(opened, 'the opener', null, () => window.opener)
      await press(opened, '.back-link')
      await seesLanding(opened, locale)
      // With a history it goes back to where it was.
      await page.evaluate((target) => location.assign(target), address)
      await seesLegal(page, 'terms', locale)
      await press(page, '.back-link')
      await seesLanding(page, locale)
    },
  })),
  {
    name: 'unknown address says so in all languages',
    expectedErrors: /404/,
    run: async (page) => {
      await page.goto('/no/such/page')
      await seesTexts(
        page,
        '.not-found section :is(h1, h2)',
        locales.map((locale) => messages[locale].notFound.title),
      )
      await press(page, '.not-found section[lang=fr] a')
      await seesLanding(page, 'fr')
    },
  },
]

/** @type {Flow[]} */
const actions = [
  {
    name: 'toast comes and leaves',
    run: async (page) => {
      await opens(page, '/')
      await press(page, '.hero-actions button')
      await seesText(page, '.toast .toast-title', en.toast.buyTitle)
      await seesText(page, '.toast .toast-text', en.toast.buyDescription)
      const start = Date.now()
      // A pointer over a notification keeps it.
      await page.moveTo(1, 1)
      await sees(page, 'the number of toasts', 0, () => document.querySelectorAll('.toast').length)
      const stayed = Date.now() - start
      if (Math.abs(stayed - site.notificationDuration) > 1500) throw new Error(`it stayed ${stayed} ms`)
    },
  },
  {
    name: 'toast can be closed',
    run: async (page) => {
      await opens(page, '/fr')
      await press(page, '.hero-actions button')
      await seesText(page, '.toast .toast-title', messages.fr.toast.buyTitle)
      await press(page, '.toast .toast-close')
      await sees(page, 'the number of toasts', 0, () => document.querySelectorAll('.toast').length)
    },
  },
  {
    name: 'story turns its pages',
    run: async (page) => {
      const { story } = en['free-story']
      const total = Object.keys(story.pages).length
      const isAt = async (/** @type {number} */ number) => {
        const position = story.position.replace('{page}', String(number)).replace('{total}', String(total))
        await seesText(page, '.story [aria-live=polite]', position)
        await sees(page, 'the marked dot', number - 1, () =>
          [...document.querySelectorAll('.story-progress span')].findIndex((dot) =>
            dot.hasAttribute('data-current'),
          ),
        )
        await sees(page, 'the page in view', number - 1, pageInView)
      }
      await page.goto('/')
      await hydrated(page, '.story-controls button')
      await press(page, '.story-controls button:last-of-type')
      await isAt(2)
      await press(page, '.story-controls button:last-of-type')
      await isAt(3)
      await press(page, '.story-controls button:first-of-type')
      await isAt(2)
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.story-pages')).focus())
      await page.key('ArrowRight')
      await isAt(3)
      await page.key('ArrowLeft')
      await isAt(2)
    },
  },
  {
    name: 'story turned back while it glides settles on a page',
    run: async (page) => {
      const { story } = en['free-story']
      const says = (/** @type {number} */ number) =>
        seesText(
          page,
          '.story [aria-live=polite]',
          story.position
            .replace('{page}', String(number))
            .replace('{total}', String(Object.keys(story.pages).length)),
        )
      await page.goto('/')
      await hydrated(page, '.story-controls button')
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.story-pages')).focus())
      // The text changes half-way, long before the row stands still.
      for (let round = 0; round < 4; round += 1) {
        await page.key('ArrowRight')
        await says(2)
        await page.key('ArrowRight')
        await says(3)
        await page.key('ArrowLeft')
        await says(2)
        await sees(page, 'the page in view', 1, pageInView)
        await page.key('ArrowLeft')
        await says(1)
      }
      await sees(page, 'the page in view', 0, pageInView)
    },
  },
]

const withoutScripts = { javaScript: false }
/** @type {Flow[]} */
const withoutJavaScript = [
  ...locales.map((locale) => ({
    name: `JavaScript off: the ${locale} page is whole`,
    settings: withoutScripts,
    run: async (/** @type {Page} */ page) => {
      const words = messages[locale]
      await page.goto(pathOf(locale))
      await sees(page, 'scripting', true, () => matchMedia('(scripting: none)').matches)
      await seesLanding(page, locale)
      await seesSomewhere(page, words['about-us'].faq.age.answer)
      await seesSomewhere(page, words['free-story'].story.pages.p12.text)
      await seesSomewhere(page, words.footer.description)
      await press(page, '.site-header nav a[href="#free-story"]')
      await isReached(page, '#free-story')
      await shows(page, '.story-controls', false)
      await sees(page, "the story's row", ['auto', 'x mandatory'], () => {
        const { overflowX, scrollSnapType } = getComputedStyle(
          /** @type {Element} */ (document.querySelector('.story-pages')),
        )
        return [overflowX, scrollSnapType]
      })
    },
  })),
  {
    name: 'JavaScript off: the mobile menu works',
    settings: { ...withoutScripts, ...phone },
    run: async (page) => {
      await page.goto('/')
      await press(page, '.mobile-menu summary')
      await shows(page, '.mobile-menu .disclosure-panel')
      await press(page, '.mobile-menu a[href="#benefits"]')
      await seesAddress(page, '/#benefits')
    },
  },
  {
    name: 'JavaScript off: the language can be chosen',
    settings: withoutScripts,
    run: async (page) => {
      await page.goto('/')
      await choosesLanguage(page, 'es')
      await seesLanding(page, 'es')
      await choosesLanguage(page, 'en')
      await seesLanding(page, 'en')
    },
  },
  {
    name: 'JavaScript off: Buy Now shows its notice',
    settings: withoutScripts,
    run: async (page) => {
      await page.goto('/')
      await shows(page, '#native-notice', false)
      await press(page, '.hero-actions button')
      await shows(page, '#native-notice')
      await seesSomewhere(page, en.toast.buyTitle)
    },
  },
  {
    name: 'JavaScript off: a legal page leads home',
    settings: withoutScripts,
    run: async (page) => {
      await page.goto('/privacy-policy-es.html')
      await seesLegal(page, 'privacy', 'es')
      await press(page, '.back-link')
      await seesLanding(page, 'es')
    },
  },
]

/** @param {Page} page */
async function visitsAll(page) {
  await hydrated(page)
  await choosesLanguage(page, 'fr')
  await seesLanding(page, 'fr')
  await seesAddress(page, '/fr?lang=fr')
  await goesToHash(page, '#/privacy-policy')
  await seesLegal(page, 'privacy', 'fr')
  await press(page, '.back-link')
  await seesLanding(page, 'fr')
  await press(page, '.hero-actions button')
  await seesText(page, '.toast .toast-title', messages.fr.toast.buyTitle)
  await page.goto('/fr')
  await hydrated(page)
  await seesLanding(page, 'fr')
}

/** @type {Flow[]} */
const restricted = [
  {
    name: 'storage blocked',
    settings: { storage: false },
    run: async (page) => {
      await page.goto('/')
      await sees(page, 'local storage', 'none', () => {
        try {
          return window.localStorage ? 'some' : 'none'
        } catch {
          return 'none'
        }
      })
      await visitsAll(page)
    },
  },
  {
    name: 'cookies blocked',
    settings: { cookies: false },
    run: async (page) => {
      await page.goto('/')
      await visitsAll(page)
      await sees(page, 'the cookie', '', readCookie)
    },
  },
  {
    name: 'storage and cookies blocked',
    settings: { storage: false, cookies: false },
    run: async (page) => {
      await page.goto('/')
      await visitsAll(page)
    },
  },
  {
    name: 'reduced motion: nothing glides',
    settings: { reducedMotion: true },
    run: async (page) => {
      await opens(page, '/')
      await sees(page, 'the way of scrolling', 'auto', () => {
        return getComputedStyle(document.documentElement).scrollBehavior
      })
      await sees(page, 'the list of what moves', [], () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => String(animation.effect && Reflect.get(animation.effect, 'target')?.className)),
      )
      await press(page, '.site-header nav a[href="#benefits"]')
      await isReached(page, '#benefits')
      await press(page, '.story-controls button:last-of-type')
      await sees(page, 'the page in view', 1, pageInView)
    },
  },
]

/** The flows in an order that starts few browsers: those with the same settings follow each other. */
export const flows = [
  ...loading,
  ...header,
  ...language,
  ...routes,
  ...actions,
  ...withoutJavaScript,
  ...restricted,
].sort((a, b) => order(a).localeCompare(order(b)))

/** @param {Flow} flow */
function order({ settings: { width: _, ...browser } = {} }) {
  return Object.keys(browser).length === 0 ? '' : JSON.stringify(browser)
}
