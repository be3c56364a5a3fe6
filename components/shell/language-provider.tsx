'use client'

import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { loadDictionary, loadLegalTexts } from '#dictionaries'
import { languageCookie } from '@/lib/i18n/cookie'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { localeFromPath, localizeUrl } from '@/lib/i18n/urls'
import { routeFromHash } from '@/lib/router/hash-route'
import { startFadeTransition } from './fade-transition'
import { MessagesProvider } from './messages-provider'

interface Language {
  locale: Locale
  /** Whether another language has been chosen and is not shown yet. */
  isBusy: boolean
  /** Starts loading a language that will probably be chosen. */
  prepare: (locale: Locale) => void
  /** Changes the language. Rejects if its dictionary can't be loaded; the last choice wins. */
  choose: (locale: Locale) => Promise<void>
}

const LanguageContext = createContext<Language | null>(null)

function storeLanguage(locale: Locale): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = languageCookie(locale)
  } catch {
    // Blocked cookies: only the address has the language.
  }
}

/** Loads everything that the current route needs in a language; resolves with its dictionary. */
async function loadAll(locale: Locale): Promise<Dictionary> {
  const isLegal = routeFromHash(location.hash) !== 'landing'
  const [dictionary] = await Promise.all([loadDictionary(locale), isLegal && loadLegalTexts(locale)])
  return dictionary
}

interface LanguageProviderProps {
  /** The language of the page as it was prerendered. */
  locale: Locale
  dictionary: Dictionary
  children: ReactNode
}

/** Stores the current language and provides the children with its texts. */
export function LanguageProvider({ locale: pageLocale, dictionary, children }: LanguageProviderProps) {
  const [current, setCurrent] = useState({ locale: pageLocale, dictionary })
  const [isBusy, setBusy] = useState(false)
  const lastChoice = useRef({ locale: pageLocale })
  const applied = useRef(pageLocale)
  /** Ends the promise of the change that is being shown. */
  const shown = useRef(() => {})

  const prepare = useCallback((locale: Locale) => {
    loadAll(locale).catch(() => undefined)
  }, [])

  const choose = useCallback(async (locale: Locale) => {
    const choice = { locale }
    lastChoice.current = choice
    setBusy(true)
    try {
      const dictionary = await loadAll(locale)
      if (lastChoice.current !== choice) return
      startFadeTransition(
        () =>
          new Promise((onShown) => {
            shown.current = onShown
            startTransition(() => {
              setCurrent({ locale, dictionary })
              setBusy(false)
            })
          }),
      )
    } catch (error) {
      if (lastChoice.current !== choice) return
      setBusy(false)
      throw error
    }
  }, [])

  useLayoutEffect(() => {
    shown.current()
    const { locale } = current
    document.documentElement.lang = locale
    if (applied.current === locale) return
    applied.current = locale
    storeLanguage(locale)
    history.replaceState(history.state, '', localizeUrl(location, locale))
  }, [current])
  // If React removes the page instead of showing the change, the transition ends too.
  useLayoutEffect(() => () => shown.current(), [])
  useLayoutEffect(() => {
    if (isBusy) document.documentElement.setAttribute('aria-busy', 'true')
    else document.documentElement.removeAttribute('aria-busy')
  }, [isBusy])

  // Going back can lead to the address of an earlier language; the visitor's last choice stays.
  useEffect(() => {
    const keepAddress = () => {
      if (localeFromPath(location.pathname) === applied.current) return
      history.replaceState(history.state, '', localizeUrl(location, applied.current))
    }
    window.addEventListener('popstate', keepAddress)
    return () => window.removeEventListener('popstate', keepAddress)
  }, [])

  const { locale } = current
  const language = useMemo(() => ({ locale, isBusy, prepare, choose }), [locale, isBusy, prepare, choose])
  return (
    <LanguageContext value={language}>
      <MessagesProvider {...current}>{children}</MessagesProvider>
    </LanguageContext>
  )
}

/** The current language and the ways to change it. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage: there is no LanguageProvider')
  return language
}
