import { AxeBuilder } from '@axe-core/playwright'
import { createCheckTranslator } from '../checks/strings'
import { createEditorTranslator } from '../editor/strings'
import { copyProject } from '../scripts/tools/project-copy'
import { startServer } from './child-server'
import {
  changeText,
  clickDisabledSave,
  dialog,
  field,
  frame,
  openEditor,
  openFromList,
  overlayButton,
  readField,
  saveButton,
  saveText,
} from './editor'
import { expect, sourceMessages, test } from './fixtures'
import { checkNextClient } from './next-client'

/*
 * Tests of `npm run edit` on a copy of the project. They share its server and its files. They are in one file, however
 * long, because a second one would copy the project and start Next again.
 */
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

const port = Number(process.env.E2E_PORT ?? 3210) + 4
const editorUrl = `http://127.0.0.1:${port}/edit`
const story = 'free-story.story.pages.p01.text'
let project: ReturnType<typeof copyProject>
let stop: () => void

async function start() {
  stop = await startServer(editorUrl, ['npm', 'run', 'edit'], { PORT: String(port) }, project.folder)
}
test.beforeAll(async () => {
  // test.setTimeout() above does not apply to hooks.
  test.setTimeout(180_000)
  project = copyProject()
  await start()
})
test.afterAll(() => {
  stop?.()
  project.remove()
})
test.use({
  baseURL: `http://127.0.0.1:${port}`,
  viewport: { width: 1440, height: 900 },
  actionTimeout: 15_000,
  // A conflict (409), and React's development warnings if a text changes while the page hydrates.
  expectedErrors:
    /status of 4(?:00|09|22)|component that hasn't mounted yet|[Hh]ydrat|script tag while rendering/,
})

const read = (locale: string) => project.read(`messages/${locale}.json`)
const readAll = () => ({ en: read('en'), fr: read('fr'), es: read('es') })
/** Lists the changed lines of a file as [before, after]. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')]
  expect(now).toHaveLength(old.length)
  return old.flatMap((line, at) => (line === now[at] ? [] : [[line.trim(), now[at]?.trim()]]))
}

test('saves a text in one line of its file, and shows it at the same position of the page', async ({
  page,
}) => {
  const before = read('en')
  await openEditor(page)
  const key = 'about-us.title'
  await frame(page)
    .locator('#about-us')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const place = () =>
    frame(page)
      .locator('#about-us')
      .evaluate((section) => section.getBoundingClientRect().top)
  const at = await place()
  await overlayButton(page, key).click()
  await expect(dialog(page)).toHaveAccessibleName(`${sourceMessages.en['about-us'].title} ${key}`)
  for (const locale of ['en', 'fr', 'es'] as const)
    await expect(field(page, locale)).toHaveValue(sourceMessages[locale]['about-us'].title)
  await field(page, 'en').fill('A small press with a corgi')
  // Also before the save.
  await expect(frame(page).locator('#about-us h2')).toContainText('A small press with a corgi')
  await saveText(page)
  expect(changedLines(before, read('en'))).toEqual([
    [
      `"title": ${JSON.stringify(sourceMessages.en['about-us'].title)},`,
      '"title": "A small press with a corgi",',
    ],
  ])
  await expect(frame(page).locator('#about-us h2')).toContainText('A small press with a corgi')
  await expect.poll(async () => Math.abs((await place()) - at)).toBeLessThan(2)
  await page.getByRole('button', { name: 'All texts' }).click()
  await page.getByLabel('Show').selectOption('lagging')
  await expect(page.locator('aside .text')).toHaveCount(1)
})

test('types the price once for all languages, and does not save what is no price', async ({ page }) => {
  const before = readAll()
  await openEditor(page)
  await frame(page)
    .locator('.offer-price')
    .evaluate((price) => price.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await overlayButton(page, 'book.offer.price').click()
  await dialog(page).locator('[data-key="book.offer.amount"]').click()
  await expect(dialog(page).getByRole('textbox')).toHaveCount(1)
  const amount = page.getByRole('textbox', { name: 'All languages' })
  await amount.fill('29,99 $')
  await expect(dialog(page).getByText('Error:').first()).toBeVisible()
  await clickDisabledSave(page)
  await expect(amount).toBeFocused()
  expect(readAll()).toEqual(before)
  await amount.fill('29.99')
  await expect(dialog(page).getByText('Error:')).toHaveCount(0)
  await saveButton(page).click()
  // The text from which the price was opened is shown again.
  await expect(dialog(page)).toHaveAccessibleName(/book\.offer\.price/)
  await expect(page.getByRole('status').first()).toContainText('English, French, and Spanish')
  await page.keyboard.press('Escape')
  for (const locale of ['en', 'fr', 'es'] as const)
    expect(changedLines(before[locale], read(locale))).toEqual([
      [`"amount": "${sourceMessages[locale].book.offer.amount}",`, '"amount": "29.99",'],
    ])
  await page.getByLabel(/^Language/).selectOption({ label: 'Français' })
  await expect(frame(page).locator('#book')).toContainText('29,99')
})

test('edits an alternative text, a description with its previews, and a page of the story', async ({
  page,
}) => {
  await openEditor(page)
  await overlayButton(page, 'hero.imageAlt').click({ position: { x: 900, y: 300 } })
  await field(page, 'en').fill('Nori reads in a meadow to a hedgehog and a snail')
  await saveText(page)
  await expect(frame(page).locator('.hero-art')).toHaveAttribute('alt', /Nori reads in a meadow/)

  await openFromList(page, 'meta.description')
  const text = 'Picture books about a brave corgi, for ages 3\u00a0to 10. Read a whole story free.'
  await field(page, 'en').fill(text)
  await expect(page.getByRole('img', { name: 'Search result, English' })).toContainText(text)
  await expect(page.getByRole('img', { name: 'Link card, English' })).toContainText(text)
  await saveText(page)
  expect(JSON.parse(read('en')).meta.description).toBe(text)

  await openFromList(page, story)
  const long = `${'Nori looks '.repeat(60)}up.`
  const own = await field(page, 'en').inputValue()
  await field(page, 'en').fill(long)
  await expect(dialog(page).locator('#text-en-alert .finding').first()).toBeVisible()
  await field(page, 'en').fill(own.replace('Every night', 'Each evening'))
  await expect(dialog(page).getByText('Error:')).toHaveCount(0)
  await saveText(page)
  await expect(frame(page).locator('.story-pages')).toContainText('Each evening')
})

test('shows an argument as a chip, which can be deleted, inserted and moved, and its value on the page', async ({
  page,
}) => {
  await openEditor(page)
  const key = 'footer.copyright'
  await openFromList(page, key)
  const english = field(page, 'en')
  const year = english.locator('.argument')
  const shown = frame(page).locator('.footer p').last()
  await expect(page.getByRole('textbox', { name: 'English' })).toHaveText(
    '© the current year Nori Books. All rights reserved.',
  )
  await expect(english).toHaveAttribute('lang', 'en')
  await expect(english).toHaveAttribute('spellcheck', 'true')

  await english.press('ControlOrMeta+Home')
  for (const step of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Backspace']) await english.press(step)
  await expect(english).toHaveText('©  Nori Books. All rights reserved.')
  await expect(page.locator('#text-en-alert')).toContainText('Error:')
  await expect(english).toHaveAttribute('aria-invalid', 'true')
  await english.press('ControlOrMeta+z')
  await expect(year).toHaveText('the current year')
  await english.press('Backspace')
  await expect(year).toHaveCount(0)
  const insertButton = dialog(page).getByRole('button', { name: 'the current year' }).first()
  await insertButton.click()
  await expect(english).toHaveText('© the current year Nori Books. All rights reserved.')
  await expect(english).toBeFocused()

  // The button and cut-and-paste move the chip instead of duplicating it.
  await english.press('ControlOrMeta+End')
  await page.keyboard.type(' Since ')
  await insertButton.click()
  await page.keyboard.type('.')
  await expect(english).toHaveText('©  Nori Books. All rights reserved. Since the current year.')
  const now = String(new Date().getFullYear())
  await expect(shown).toContainText(`©  Nori Books. All rights reserved. Since ${now}.`)
  for (const step of ['ArrowLeft', 'Shift+ArrowLeft', 'ControlOrMeta+x', 'ControlOrMeta+Home'])
    await english.press(step)
  await page.keyboard.type('Now ')
  await english.press('ControlOrMeta+v')
  await expect(english).toHaveText('Now the current year©  Nori Books. All rights reserved. Since .')
  await expect(shown).toContainText(`Now ${now}©`)
  await year.dragTo(english, { targetPosition: { x: 9, y: 18 } })
  await expect(english).toHaveText('the current yearNow ©  Nori Books. All rights reserved. Since .')

  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(shown).toContainText(`© ${now} Nori Books. All rights reserved.`)
  await field(page, 'fr').press('ControlOrMeta+End')
  await page.keyboard.type(' Merci.')
  const before = read('fr')
  await saveText(page)
  expect(changedLines(before, read('fr'))).toEqual([
    [
      `"copyright": ${JSON.stringify(sourceMessages.fr.footer.copyright)}`,
      `"copyright": ${JSON.stringify(`${sourceMessages.fr.footer.copyright} Merci.`)}`,
    ],
  ])
})

test('has separate buttons for the e-mail address and the copyright line in the footer', async ({ page }) => {
  await openEditor(page)
  for (const key of ['footer.email', 'footer.copyright']) {
    await frame(page)
      .locator('.footer')
      .evaluate((footer) => footer.scrollIntoView({ behavior: 'instant', block: 'end' }))
    expect((await overlayButton(page, key).boundingBox())?.height).toBeLessThan(60)
    await overlayButton(page, key).click()
    await expect(dialog(page)).toHaveAccessibleName(new RegExp(key))
  }
})

const errorExamples = [
  ['an empty text', 'hero.title', 'en', ''],
  ['a missing placeholder', 'free-story.story.position', 'fr', 'Page 3 sur 12'],
  ['a tag', 'hero.title', 'en', '<img src=x onerror=alert(1)>'],
  ['several spaces', 'hero.text', 'fr', 'Une  question'],
] as const

test('reports each class of errors while typing, and does not save them', async ({ page }) => {
  const before = readAll()
  await openEditor(page)
  for (const [name, key, locale, text] of errorExamples) {
    await openFromList(page, key)
    await field(page, locale).fill(text)
    const alert = page.locator(`#text-${locale}-alert`)
    await expect(alert, name).toContainText('Error:')
    await expect(alert, name).toHaveRole('alert')
    await clickDisabledSave(page)
    await expect(field(page, locale), name).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, locale), name).toBeFocused()
    // A typed tag is not parsed as HTML.
    expect(await readField(page, locale), name).toBe(text)
    await expect(dialog(page).locator('img[src="x"]'), name).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Discard' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog(page), name).toBeHidden()
  }
  expect(readAll()).toEqual(before)
})

test('keeps drafts across a restart of the editor and a reload', async ({ page, expectErrors }) => {
  expectErrors(
    /ERR_(?:CONNECTION|INCOMPLETE)|network error|Failed to fetch|WebSocket|load chunk|status of 403/,
  )
  const key = 'app.title'
  await openEditor(page)
  await openFromList(page, key)
  await field(page, 'fr').fill('Une application sans titre')
  await page.keyboard.press('Escape')
  const undo = page.getByRole('button', { name: 'Undo' })
  await changeText(page, 'about-us.title', { en: 'A press with a corgi' })
  await expect(undo).toBeEnabled()
  stop()
  const status = page.getByRole('status').first()
  await expect(status).toContainText('is not responding')
  await start()
  await expect(status).toContainText('Unsaved drafts')
  // Saves made before the restart can't be undone.
  await expect(undo).toBeDisabled()
  // The page still has the old token.
  await openFromList(page, key)
  await field(page, 'en').fill('An app without a title')
  await saveText(page)
  expect(read('en')).toContain('An app without a title')
  expect(read('fr')).toContain('Une application sans titre')

  await openFromList(page, key)
  await field(page, 'fr').fill('Une application avec un titre')
  await page.reload()
  await status.locator(`[data-key="${key}"]`).click()
  await expect(field(page, 'fr')).toHaveValue('Une application avec un titre')
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'fr')).toHaveValue('Une application sans titre')
})

test('works without browser storage, and warns about it', async ({ page }) => {
  await page.addInitScript(() => {
    if (window === window.top)
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  await openEditor(page)
  const key = 'app.title'
  await openFromList(page, key)
  const storageWarning = dialog(page).getByText('Save before you close this window.')
  await expect(storageWarning).toHaveCount(0)
  await field(page, 'en').fill('An app for tonight')
  await expect(storageWarning).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('status').first().locator(`[data-key="${key}"]`).click()
  await expect(field(page, 'en')).toHaveValue('An app for tonight')
  await saveText(page)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
])
  test(`at ${viewport.width} × ${viewport.height} a draft does not shift the page, and page, phone and dialog fit side by side`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openEditor(page)
    const top = async () => (await page.locator('#frame').boundingBox())?.y
    const before = await top()
    await openFromList(page, 'hero.text')
    await field(page, 'en').press('End')
    await page.keyboard.type(' Now.')
    await page.keyboard.press('Escape')
    const kept = page.getByRole('status').first().locator('[data-key="hero.text"]')
    await expect(kept).toBeVisible()
    expect(await top()).toBe(before)

    await kept.click()
    await page.getByLabel('Phone preview').check()
    const phone = page.locator('#phone')
    await expect(page.frameLocator('#phone').locator('.hero-text')).toBeVisible()
    expect(await phone.evaluate((one: HTMLIFrameElement) => one.contentWindow?.innerWidth)).toBe(390)
    const boxes = await Promise.all(
      [page.locator('#frame'), phone, dialog(page)].map((one) => one.boundingBox()),
    )
    for (const [at, box] of boxes.entries()) {
      expect(box?.width).toBeGreaterThan(280)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 1)
      const next = boxes[at + 1]?.x ?? viewport.width + 1
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(next)
    }
    await dialog(page).getByRole('button', { name: 'Discard' }).click()
  })

test('sets the typography while typing, keeps the cursor, and “Fix all” corrects the rest', async ({
  page,
}) => {
  await openEditor(page)
  // A text without numbers, because these would have to match the other languages.
  await openFromList(page, 'book.text')
  for (const [locale, typed, shown] of [
    ['en', 'Nori says "hello" and isn\'t tired.', 'Nori says “hello” and isn’t tired.'],
    ['fr', 'Il dit : "oui", non ?', 'Il dit\u00a0: «\u00a0oui\u00a0», non\u202f?'],
    ['es', 'Nori dice "hola".', 'Nori dice «hola».'],
  ] as const) {
    await field(page, locale).fill('')
    await field(page, locale).pressSequentially(typed)
    await expect(field(page, locale)).toHaveValue(shown)
  }
  await field(page, 'fr').press('Home')
  await page.keyboard.type('Et ')
  await expect(field(page, 'fr')).toHaveValue(/^Et Il dit/)

  await field(page, 'en').fill(' Nori  looks up ... and smiles.')
  await page.locator('#text-en-alert').getByRole('button', { name: 'Fix all' }).click()
  await expect(field(page, 'en')).toHaveValue('Nori looks up … and smiles.')
  await expect(page.locator('#text-en-alert').getByText('Error:')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
})

test('warns in one sentence of a text in another language, and accepts a word for everyone', async ({
  page,
}) => {
  await openEditor(page)
  await openFromList(page, 'book.text')
  const findings = page.locator('#text-fr-alert .finding')
  await field(page, 'fr').fill('Every book begins with a question that children really ask at night.')
  await expect(findings).toHaveCount(1)
  await expect(findings).toContainText('This text looks like English')
  await expect(findings).not.toContainText('scripts/')

  await field(page, 'fr').fill('Chaque livre commence par une question de Corgibou.')
  await expect(findings).toContainText('Corgibou')
  await findings.getByRole('button', { name: 'Accept this word' }).click()
  await expect(findings).toHaveCount(0)
  const readWords = () => project.read('checks/words.txt').split('\n')
  expect(readWords()).toContain('Corgibou')
  const status = page.getByRole('status').first()
  await expect(status).toContainText('“Corgibou” is accepted from now on')
  const withdraw = { name: 'Report again' }
  await expect(status.getByRole('button', withdraw)).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.locator('[data-step="check"]').getByText('Accepted words').click()
  const accepted = page.locator('[data-step="check"] li').filter({ hasText: 'Corgibou' })
  await accepted.getByRole('button', withdraw).click()
  await expect(accepted).toHaveCount(0)
  expect(readWords()).not.toContain('Corgibou')
  await openFromList(page, 'book.text')
  await expect(findings).toContainText('Corgibou')
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
})

test('puts the language of the page first, on the phone too, and shows where a listed text is', async ({
  page,
}) => {
  await openEditor(page)
  await page.getByLabel(/^Language/).selectOption({ label: 'Français' })
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByLabel('Phone preview').check()
  const phone = page.frameLocator('#phone')
  await expect(phone.locator('.hero-text')).toBeVisible()
  await overlayButton(page, 'hero.text').click()
  await expect(field(page, 'fr')).toBeFocused()
  await expect(dialog(page).locator('label').first()).toHaveText('Français')
  await page.keyboard.type(' Bonne nuit.')
  await expect(phone.locator('.hero-text')).toContainText('Bonne nuit.')
  await expect(frame(page).locator('.hero-text')).toContainText('Bonne nuit.')
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Phone preview').uncheck()

  // A closed question opens, and a text of another page opens that page.
  const [answer] = Object.keys(sourceMessages.fr['about-us'].faq)
  await openFromList(page, `about-us.faq.${answer}.answer`)
  await expect(overlayButton(page, `about-us.faq.${answer}.answer`)).toBeInViewport()
  await page.keyboard.press('Escape')
  await openFromList(page, 'privacy.intro.0')
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'fr')
  await expect(overlayButton(page, 'privacy.intro.0').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  // The story turns to the page.
  for (const key of ['free-story.story.pages.p10.text', 'free-story.story.pages.p12.text', 'footer.email']) {
    await openFromList(page, key)
    await expect(overlayButton(page, key).first()).toBeInViewport()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('searchbox', { name: 'Search' }).fill('hero.')
  await expect(page.getByRole('heading', { name: 'First screen' })).toBeVisible()
})

test('marks a picture without a tint, and nothing over the header', async ({ page }) => {
  await openEditor(page)
  await overlayButton(page, 'hero.imageAlt').click({ position: { x: 900, y: 300 } })
  await expect(overlayButton(page, 'hero.imageAlt')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.keyboard.press('Escape')
  await frame(page)
    .locator('html')
    .evaluate((page) => page.ownerDocument.defaultView?.scrollTo(0, 330))
  const isTextOverHeader = () =>
    frame(page)
      .locator('nori-edit-layer')
      .evaluate((host) => {
        const header = host.ownerDocument.querySelector('.header')?.getBoundingClientRect()
        const button = host.shadowRoot?.elementFromPoint(150, (header?.bottom ?? 0) - 8) as HTMLElement
        return button?.dataset.key?.startsWith('hero.') ?? false
      })
  await expect.poll(isTextOverHeader).toBe(false)
})

test('uses the controls of the page while editing is on, also after a reload', async ({ page }) => {
  await openEditor(page)
  const press = (name: string) =>
    frame(page)
      .locator('nori-edit-layer')
      .getByRole('button', { name: `Press “${name}”` })
      .click()
  await press(sourceMessages.en.shell.language)
  await expect(frame(page).locator('.language-menu')).toHaveAttribute('open')
  await press(sourceMessages.en.shell.language)
  await expect(frame(page).locator('.language-menu')).not.toHaveAttribute('open')
  await page.getByLabel(/^Page/).selectOption({ label: 'Free story' })
  await press(sourceMessages.en['free-story'].story.next)
  await expect(overlayButton(page, 'free-story.story.pages.p02.text')).toBeInViewport()
  await page.reload()
  await expect(overlayButton(page, 'hero.title')).toBeVisible()
})

test('opens a text that is pressed on the phone, and warns of a headline that takes more lines than typed', async ({
  page,
}) => {
  await openEditor(page)
  // At this size the browser took a frame at 99 % for a scrolled page.
  await page.setViewportSize({ width: 1536, height: 864 })
  await expect(frame(page).locator('.header-buy')).toBeHidden()
  await page.getByLabel('Phone preview').check()
  await page.frameLocator('#phone').locator('nori-edit-layer button[data-key="hero.title"]').click()
  const warning = page.locator('#text-en-alert').getByText(/this headline breaks into \d lines. You typed 3/)
  await expect(field(page, 'en')).toBeFocused()
  await expect(warning).toHaveCount(0)
  await field(page, 'en').fill('A corgi\nwith very short legs and quite enormous ears\nand questions')
  await expect(warning).toHaveCount(2)
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(warning).toHaveCount(0)
})

test('has no button over a text that the page hides', async ({ page }) => {
  await openEditor(page)
  const buyNow = overlayButton(page, 'action.buyNow')
  const header = frame(page).locator('.header')
  const setPastHero = (isPast: boolean) =>
    header.evaluate((element, force) => element.toggleAttribute('data-past-hero', force), isPast)
  await setPastHero(true)
  await expect(frame(page).locator('.header-buy')).toBeVisible()
  await expect(buyNow).toHaveCount(3)
  await setPastHero(false)
  await expect(frame(page).locator('.header-buy')).toBeHidden()
  await expect(buyNow).toHaveCount(2)
})

test('at 200 % zoom the toolbar, two findings and four lines of the text are in view, and the page is legible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await openEditor(page)
  await overlayButton(page, 'hero.title').click()
  await field(page, 'en').fill('Two  blanks \nand more')
  const findings = page.locator('#text-en-alert .finding')
  const actionsBox = await page.locator('.actions').boundingBox()
  await expect.poll(() => findings.count()).toBeGreaterThan(1)
  const second = await findings.nth(1).boundingBox()
  expect((second?.y ?? 450) + 36).toBeLessThan(actionsBox?.y ?? 0)
  for (const name of ['Undo', 'Publish'])
    expect(
      await page.getByRole('button', { name }).evaluate((button) => {
        const { left, top } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + 9, top + 9))
      }),
    ).toBe(true)
  const frameBox = await page.locator('#frame').boundingBox()
  expect(
    (frameBox?.width ?? 0) / (await page.locator('#frame').evaluate((one) => one.clientWidth)),
  ).toBeGreaterThan(0.5)
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await openFromList(page, story)
  const box = await field(page, 'en').boundingBox()
  const top = box?.y ?? 0
  expect(Math.min(450, top + (box?.height ?? 0)) - Math.max(0, top)).toBeGreaterThan(4 * 22)
})

test('discards a draft, and brings it back', async ({ page }) => {
  await openEditor(page)
  await openFromList(page, 'book.text')
  await field(page, 'en').fill('Something else.')
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'en')).toHaveValue(sourceMessages.en.book.text)
  await dialog(page).getByRole('button', { name: 'Bring back' }).click()
  await expect(field(page, 'en')).toHaveValue('Something else.')
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
})

test('remembers the chosen editor language', async ({ page }) => {
  const t = createEditorTranslator('fr')
  const tCheck = createCheckTranslator('fr')
  await page.goto('/edit')
  await page.getByLabel('Editor language').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await page.getByRole('button', { name: t('editor.allTexts') }).click()
  await page.getByRole('searchbox', { name: t('editor.search') }).fill('book.offer.price')
  await page.locator('aside [data-key="book.offer.price"]').click()
  await expect(dialog(page)).toContainText(tCheck('purposes.book.offer.price'))
  await field(page, 'en').fill('$29.99')
  await expect(page.locator('#text-en-alert')).toContainText(
    tCheck('findings.lacksUnlike', {
      shown: { string: 'shown.price' },
      others: { languages: ['es', 'fr'] },
    }),
  )
  await dialog(page)
    .getByRole('button', { name: t('editor.discard') })
    .click()
})

test('shows both versions of a text that has changed in its file, and saves the chosen one', async ({
  page,
}) => {
  await openEditor(page)
  const key = 'hero.text'
  await openFromList(page, key)
  const en = await field(page, 'en').inputValue()
  const theirs = `${en} From their file.`
  const mine = `${en} From my field.`
  const other = JSON.stringify(sourceMessages.en.hero.title)
  await field(page, 'en').fill(mine)
  // Another program changes this text and a second one in the file.
  project.write('messages/en.json', read('en').replace(en, theirs).replace(other, '"Another headline"'))
  await saveButton(page).click()
  await expect(dialog(page)).toContainText(theirs)
  await expect(dialog(page)).toContainText(mine)
  expect(JSON.parse(read('en')).hero).toMatchObject({ text: theirs, title: 'Another headline' })
  await dialog(page).getByRole('button', { name: 'Keep your version' }).click()
  await saveText(page)
  expect(JSON.parse(read('en')).hero).toMatchObject({ text: mine, title: 'Another headline' })

  await openFromList(page, key)
  await field(page, 'en').fill(en)
  project.write('messages/en.json', read('en').replace(mine, theirs))
  await saveButton(page).click()
  await dialog(page).getByRole('button', { name: 'Use the file’s version' }).click()
  await expect(frame(page).locator('.hero-text')).toContainText(theirs)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(frame(page).locator('.hero-text')).toContainText(theirs)
})

test('undoes and redoes a save in several files', async ({ page }) => {
  await openEditor(page)
  const now = readAll()
  const undo = page.getByRole('button', { name: 'Undo' })
  const redo = page.getByRole('button', { name: 'Redo' })
  await changeText(page, 'action.readStory', { en: 'Read a free story', fr: 'Lire une histoire' })
  const after = readAll()
  // The focus is in the frame again.
  await page.keyboard.press('Control+z')
  await expect.poll(readAll).toEqual(now)
  await redo.click()
  await expect.poll(readAll).toEqual(after)
  await expect(page.getByRole('status').first()).toContainText('“Read a free story”')
  // The text is on another page than the one that is shown.
  await page.getByLabel(/^Page/).selectOption({ index: 1 })
  await expect(frame(page).locator('.hero')).toHaveCount(0)
  await undo.click()
  await expect(page.getByRole('status').first()).toContainText('instead of “Read a free story”')
  await expect.poll(() => read('en')).toEqual(now.en)
  await expect(frame(page).locator('.hero')).toBeInViewport()
})

test('does not undo a save that somebody has changed since, nor an older one, until it is skipped', async ({
  page,
  expectErrors,
}) => {
  // The page in the frame is loaded again while it still loads.
  expectErrors(/Connection closed/)
  await openEditor(page)
  const before = readAll()
  await changeText(page, 'app.title', { en: 'An older change' })
  await changeText(page, 'about-us.title', { en: 'My change' })
  project.write('messages/en.json', read('en').replace('"My change"', '"Their change"'))
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  const status = page.getByRole('status').first()
  await expect(status).toContainText('“Their change” has been changed since (English)')
  expect(read('en')).toContain('Their change')
  expect(read('en')).toContain('An older change')
  await status.getByRole('button', { name: 'Skip this change' }).click()
  await expect(status).toHaveText('')
  await undo.click()
  await expect.poll(() => read('en')).not.toContain('An older change')
  project.write('messages/en.json', before.en)
})

test('names the line of a file that does not parse, in place of the site, and restores the file', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 503/)
  await openEditor(page)
  const before = read('fr')
  const broken = before.replace('"hero": {', '"hero": ')
  const line = before.slice(0, before.indexOf('"hero": {')).split('\n').length
  project.write('messages/fr.json', broken)
  // Without a reload, and also on the English page.
  await expect(page.getByRole('status').first()).toContainText('messages/fr.json')
  await page.getByLabel(/^Language/).selectOption({ label: 'Français' })
  await expect(frame(page).getByRole('heading', { name: 'The site can’t be shown' })).toBeVisible()
  await expect(frame(page).getByRole('listitem').first()).toContainText(
    new RegExp(`messages/fr\\.json, line ${line}|messages/fr\\.json, line ${line + 1}`),
  )
  await frame(page)
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(frame(page).locator('h1')).toBeVisible({ timeout: 60_000 })
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'fr')
  expect(() => JSON.parse(read('fr'))).not.toThrow()
  project.write('messages/fr.json', before)
})

test('edits a text with the keyboard alone, and returns the focus to it', async ({ page }) => {
  await page.goto(editorUrl)
  await expect(frame(page).locator('h1')).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)
  const until = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await isThere()) return
      await press('Tab')
    }
    throw new Error('The Tab key did not reach the element.')
  }
  const focusedId = () => page.evaluate(() => document.activeElement?.id)
  await until(async () => (await focusedId()) === 'edit-switch')
  await press('Enter')
  await expect(overlayButton(page, 'hero.title')).toBeVisible()
  const isOn = (key: string) =>
    frame(page)
      .locator('nori-edit-layer')
      .evaluate(
        (host, wanted) => (host.shadowRoot?.activeElement as HTMLElement)?.dataset.key === wanted,
        key,
      )
  await until(() => isOn('hero.text'))
  await press('Enter')
  await expect(field(page, 'en')).toBeFocused()
  await press('End')
  await page.keyboard.type(' Good night.')
  await expect(dialog(page).getByText('Error:')).toHaveCount(0)
  await until(async () => (await page.evaluate(() => document.activeElement?.textContent)) === 'Save')
  await press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(frame(page).locator('.hero-text')).toContainText('Good night.')
  await expect.poll(() => isOn('hero.text')).toBe(true)
  // A second load, as after a slow rebuild, replaces the button.
  await page.locator('#frame').evaluate(
    (element: HTMLIFrameElement) =>
      new Promise((resolve) => {
        element.addEventListener('load', resolve, { once: true })
        element.contentWindow?.location.reload()
      }),
  )
  await expect.poll(() => isOn('hero.text')).toBe(true)
})

test('has no accessibility violations', async ({ page }) => {
  await openEditor(page)
  const findings = async () => (await new AxeBuilder({ page }).exclude('#frame').analyze()).violations
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: '1. Changes' })).toBeVisible()
  expect(await findings()).toEqual([])
  await openFromList(page, 'meta.title')
  expect(await findings()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await findings()).toEqual([])
})

test('lists changes made by other programs among the changes to publish', async ({ page }) => {
  await openEditor(page)
  const publish = page.getByRole('button', { name: 'Publish' })
  const changes = page.locator('.publish')
  const before = read('fr')
  const theirs = 'Le texte que quelqu’un d’autre a écrit'
  project.write('messages/fr.json', before.replace(sourceMessages.fr['free-story'].title, theirs))
  await publish.click()
  await expect(changes).toContainText(theirs)
  await publish.click()
  project.write('messages/fr.json', before)
  await publish.click()
  await expect(changes).toBeVisible()
  await expect(changes).not.toContainText(theirs)
})

test('lists the changes, checks, builds and opens the built site', async ({ page, expectErrors }) => {
  // The built site has a port of its own.
  expectErrors(/foreign request: http:\/\/127\.0\.0\.1:|[Hh]ydrat/)
  await openEditor(page)
  await changeText(page, 'free-story.title', { en: 'A whole story, free tonight' })
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.click()
  await expect(page.locator('.changes')).toContainText('A whole story, free tonight')
  // Closing the panel neither stops the command nor loses its output.
  const build = page.locator('[data-step="build"]')
  await build.getByRole('button', { name: 'Build the site' }).click()
  await publish.click()
  await publish.click()
  await expect(build.getByRole('status')).toContainText(/^Step \d of 4/)
  await build.getByRole('button', { name: 'Stop' }).click()
  await expect(build.getByRole('status')).toHaveText('Stopped.')
  await page.getByRole('button', { name: 'Build the site' }).click()
  await expect(build.getByRole('status')).toContainText('Done, without errors.', { timeout: 150_000 })
  const [built] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open the built site' }).click(),
  ])
  await expect(built.locator('body')).toContainText('A whole story, free tonight')
  await built.close()
  await changeText(page, 'free-story.title', { en: 'A story after the build' })
  await publish.click()
  await expect(build).toContainText('The built site is older than the texts')
  await expect(page.getByRole('button', { name: 'Open the built site' })).toBeVisible()
  // The build contains no edit markers.
  expect(project.read('out/index.html')).toContain('A whole story, free tonight')
  expect(project.read('out/index.html')).not.toMatch(/(?:\u200b|\u200c|\u200d|\ufeff){4}/)
})

test('takes a change back, confirms the other languages, and sends the rest with a sentence', async ({
  page,
}) => {
  await openEditor(page)
  await changeText(page, 'benefits.title', { en: 'Sent with a sentence' })
  await changeText(page, 'action.readStory', { en: 'Taken back' })
  const amount = JSON.parse(read('en')).book.offer.amount
  await openFromList(page, 'book.offer.amount')
  await page.getByRole('textbox', { name: 'All languages' }).fill('31.50')
  await saveText(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const step = (name: string) => page.locator(`[data-step="${name}"]`)
  const change = (key: string) => step('changes').locator(`li:has([data-key="${key}"])`)
  await change('action.readStory').getByRole('button', { name: 'Take back' }).first().click()
  await expect(page.getByRole('status').first()).toContainText('has its earlier text again')
  expect(read('en')).not.toContain('Taken back')
  await change('book.offer.amount').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('status').first()).toContainText(
    'has its earlier text again: English, French, and Spanish',
  )
  expect(amount).not.toBe('31.50')
  for (const locale of ['en', 'fr', 'es']) expect(read(locale)).not.toContain('31.50')

  const lagging = step('lagging').locator('li:has([data-key="benefits.title"])')
  for (const name of ['French', 'Spanish']) {
    const matches = lagging.getByRole('button', { name: `Still matches in ${name}` })
    await matches.click()
    await expect(matches).toHaveCount(0)
    await expect(page.getByRole('status').first()).toContainText(`still matches in ${name}`)
  }
  await expect(lagging).toHaveCount(0)

  await step('send').getByRole('button', { name: 'Send' }).click()
  await expect(step('send').getByText('Say in one sentence')).toBeVisible()
  await step('send').getByRole('textbox').fill('A new title for the app')
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await step('send').getByRole('button', { name: 'Send' }).click()
      await step('send').getByRole('link', { name: 'Download the archive' }).click()
    })(),
  ])
  expect(archive.suggestedFilename()).toMatch(/^texts-.*\.zip$/)
  await expect(step('changes')).toContainText('Nothing has changed')
})

test('refreshes the panel after a save in another tab', async ({ page, context }) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const other = await context.newPage()
  await openEditor(other)
  await changeText(other, 'benefits.title', { en: 'Saved in another tab' })
  await expect(page.locator('.changes')).toContainText('Saved in another tab')
})

test('shows both versions when another tab saves the open text, and keeps the header solid', async ({
  page,
  context,
}) => {
  await openEditor(page)
  const section = frame(page).locator('#benefits')
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await openFromList(page, 'benefits.title')
  await field(page, 'en').fill('My own title')
  const other = await context.newPage()
  await openEditor(other)
  await changeText(other, 'benefits.title', { en: 'The title of the other tab' })
  await expect(dialog(page).locator('.conflict')).toContainText('The title of the other tab')
  await expect(field(page, 'en')).toHaveValue('My own title')
  await expect(frame(page).locator('.header')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await dialog(page).getByRole('button', { name: 'Keep your version' }).click()
  await saveText(page)
  expect(read('en')).toContain('My own title')
  // Neither tab has a draft left.
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('at 200 % zoom the toolbar has one line, and the status line does not cover the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await openEditor(page)
  await expect(page.getByRole('checkbox', { name: 'Phone preview' })).toBeVisible()
  for (const language of ['fr', 'es', 'en']) {
    await page.locator('#editor-language').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('#edit-switch').click({ clickCount: 2 })
    const getBox = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} has no box`)
      return { bottom: box.y + box.height, right: box.x + box.width, ...box }
    }
    const bar = await getBox('.bar')
    expect(bar.height, language).toBeLessThan(48)
    expect((await getBox('#show-publish')).right, language).toBeLessThanOrEqual(720)
    expect((await getBox('#status')).bottom, language).toBeLessThanOrEqual((await getBox('.work')).y)
  }
})

test('goes to a section in the list of all texts', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'All texts' }).click()
  const jump = page.getByLabel('Go to section…')
  await jump.selectOption('Footer')
  await expect(page.getByRole('heading', { name: 'Footer' })).toBeInViewport()
  // A long text has several lines, but not all of them.
  const long = page.locator('aside [data-key="hero.text"] span')
  const lines = await long.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  )
  expect(Math.round(lines)).toBe(3)
  await expect(jump).toBeInViewport()
})

test('Next hydrates the site behind the editor', async ({ page, baseURL }) => {
  await checkNextClient(page, baseURL ?? '')
})
