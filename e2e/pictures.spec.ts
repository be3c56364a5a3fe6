import { expect, messages, test } from './fixtures'

test('pictures that were lost have their description, and come back once the network does', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/)
  const file = '**/art/app-phone.svg'
  await page.route(file, (route) => route.abort())
  await page.goto('/')
  const picture = page.getByRole('img', { name: messages.en.app.screen.alt })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalWidth', 0)
  await page.unroute(file)
  // As when the network is back. The emulated one may still fail requests at its own event.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})
