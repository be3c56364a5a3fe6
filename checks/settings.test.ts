import { findSettingErrors } from './settings'

const settings = {
  site: { url: 'https://noricorgi.ca' },
  links: {},
  launchChecklist: [],
  hiddenUntilProvided: ['book.rating'],
  confirmed: [],
}

test.each(['https://shop.noricorgi.ca/set?lang={locale}', undefined])('takes the address %s', (shopUrl) => {
  expect(findSettingErrors({ ...settings, links: { shopUrl } })).toEqual([])
})

test.each([
  ['http://shop.noricorgi.ca', 'does not begin with https://'],
  ['shop.noricorgi.ca', 'does not begin with https://'],
  ['javascript:alert(1)', 'does not begin with https://'],
  ['', 'does not begin with https://'],
  ['https://shop.nori.example', 'is only an example'],
  ['https://shop.noricorgi.ca/{language}', 'has a space or a brace that is not {locale}'],
  [' https://shop.noricorgi.ca', 'has a space or a brace that is not {locale}'],
])('refuses the address “%s” with file, name and value, and says what to write', (shopUrl, problem) => {
  const [error, ...others] = findSettingErrors({ ...settings, links: { shopUrl } })
  expect(others).toEqual([])
  expect(error).toContain(`lib/site.ts: links.shopUrl is “${shopUrl}”, which ${problem}; write `)
})

test.each(['noricorgi.ca', 'http://noricorgi.ca', 'https://noricorgi.ca/shop'])(
  'refuses %s as the site’s address',
  (url) => {
    const [error] = findSettingErrors({ ...settings, site: { url } })
    expect(error).toContain(`lib/site.ts: url is “${url}”; write https://`)
  },
)

test('refuses a confirmation of what is not on the list', () => {
  expect(findSettingErrors({ ...settings, confirmed: ['book.rating'] })).toEqual([])
  const [error] = findSettingErrors({ ...settings, confirmed: ['prize'] })
  expect(error).toMatch(/^lib\/launch\.ts: confirmed has “prize”.*check -- launch/)
})
