import { act, render, screen } from '@testing-library/react'
import { useTranslations } from 'next-intl'
import { loadDictionary } from '#dictionaries'
import { OtherReleaseError } from '@/client/loading/page-release'
import { reloadAs } from '@/client/loading/reload-once'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { dictionaries, messages } from '@/testing/render-with-messages'
import { LanguageProvider, useLanguage } from './language-provider'

jest.mock('@/client/loading/reload-once', () => ({ reloadAs: jest.fn() }))
jest.mock('#dictionaries', () => ({ loadDictionary: jest.fn() }))

/** Settles the request for a language's dictionary: with it, or with an error. */
let settle: Partial<Record<Locale, (error?: Error) => void>>
let language: ReturnType<typeof useLanguage>

function Page() {
  language = useLanguage()
  return <h1>{useTranslations('nav')('book')}</h1>
}

beforeEach(() => {
  settle = {}
  jest.mocked(loadDictionary).mockImplementation(
    (locale) =>
      new Promise<Dictionary>((resolve, reject) => {
        settle[locale] = (error) => (error ? reject(error) : resolve(dictionaries[locale]))
      }),
  )
  history.replaceState(null, '', '/?a=1#book')
  render(
    <LanguageProvider locale="en" dictionary={dictionaries.en}>
      <Page />
    </LanguageProvider>,
  )
})

const getUrl = () => location.pathname + location.search + location.hash
const isBusy = () => document.documentElement.hasAttribute('aria-busy')
const expectShown = (locale: Locale, url: string) => {
  expect(screen.getByRole('heading')).toHaveTextContent(messages[locale].nav.book)
  expect(document.documentElement.lang).toBe(locale)
  expect(getUrl()).toBe(url)
  expect(isBusy()).toBe(false)
}

test('texts, URL and cookie change once the language has loaded; the last choice wins', async () => {
  act(() => {
    language.changeLanguage('fr')
    language.changeLanguage('es')
  })
  expect(isBusy()).toBe(true)
  expect(getUrl()).toBe('/?a=1#book')
  await act(async () => settle.es?.())
  expectShown('es', '/es?a=1&lang=es#book')
  expect(document.cookie).toContain('=es')
  await act(async () => settle.fr?.())
  expectShown('es', '/es?a=1&lang=es#book')
})

test('a language that can’t be loaded leaves the old one', async () => {
  let error: unknown
  act(() => {
    language.changeLanguage('fr').catch((reason) => {
      error = reason
    })
  })
  await act(async () => settle.fr?.(new Error('no answer')))
  expect(error).toEqual(new Error('no answer'))
  expectShown('en', '/?a=1#book')
  expect(reloadAs).not.toHaveBeenCalled()
})

test('a language of another release opens as a page', async () => {
  act(() => void language.changeLanguage('fr'))
  await act(async () => settle.fr?.(new OtherReleaseError('/fr.json', {})))
  expect(reloadAs).toHaveBeenCalledWith('/fr?a=1&lang=fr#book')
  expect(document.cookie).toContain('=fr')
})

test('a step back to the URL of an earlier language keeps the last choice', async () => {
  act(() => void language.changeLanguage('fr'))
  await act(async () => settle.fr?.())
  history.replaceState(null, '', '/?a=1#app')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(getUrl()).toBe('/fr?a=1&lang=fr#app')
})
