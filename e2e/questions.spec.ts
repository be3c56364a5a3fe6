import { faqIds } from '@/lib/sections'
import { expect, messages, test } from './fixtures'
import { goToHash, openStyled } from './steps'

const { 'about-us': aboutUs, benefits } = messages.en

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('questions and source are closed; a press, a link and print open them', async ({ page }) => {
    await page.goto('/')
    const answers = faqIds.map((id) => page.getByText(aboutUs.faq[id].answer))
    const texts = [...answers, page.getByText(benefits.sourceText)]
    for (const text of texts) await expect(text).toBeHidden()
    await page.getByText(benefits.source).click()
    await expect(page.getByText(benefits.sourceText)).toBeVisible()

    await page.goto(`/#question-${faqIds[3]}`)
    await expect(page.getByText(aboutUs.faq[faqIds[3]].answer)).toBeInViewport()
    await expect(page.getByText(aboutUs.faq[faqIds[3]].question)).toBeInViewport()
    await expect(page.getByText(aboutUs.faq[faqIds[2]].answer)).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    const hidden = await page
      .locator('.fold')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one, '::details-content').contentVisibility !== 'visible'),
      )
    expect(hidden).toEqual([])
  })
})

test('a link to a question, or to words of its answer, opens it on an open page', async ({ page }) => {
  await openStyled(page)
  const [first, second] = faqIds
  await goToHash(page, `#question-${first}`)
  await expect(page.getByText(aboutUs.faq[first].answer)).toBeInViewport()
  // As find in page does.
  const [words = ''] = aboutUs.faq[second].answer.split(',')
  await page.goto(`/?text#:~:text=${encodeURIComponent(words)}`)
  await expect(page.getByText(aboutUs.faq[second].answer)).toBeInViewport()
})

test('on a phone the benefits are a row to swipe, with the edge of the next one', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await openStyled(page)
    const places = page.locator('.benefits-place')
    await places.first().scrollIntoViewIfNeeded()
    const boxes = await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
    expect(boxes[0].right).toBeLessThan(width)
    expect(boxes[1].left).toBeLessThan(width - 16)
    await places.last().scrollIntoViewIfNeeded()
    await expect(places.last()).toBeInViewport({ ratio: 0.9 })
  }
})
