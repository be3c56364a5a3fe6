'use client'

import {
  addTransitionType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { loadLegalTexts, loadMessages } from '#dictionaries'
import { basePath } from '@/lib/base-path'
import { languageCookie } from '@/lib/i18n/cookie'
import { type Locale, localeCookie } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import { pathLocale, switchedUrl } from '@/lib/i18n/urls'
import { retrySign } from '@/lib/retry-sign'
import { routeOf } from '@/lib/router/hash-route'

interface Language {
  locale: Locale
  /** Never rejects: the page's own language goes on as plain HTML if its dictionary does not come. */
  messages: Promise<Messages>
  /** Starts loading a language that will probably be chosen. */
  prepare: (locale: Locale) => void
  /** Changes the language. Rejects if it cannot be had; the last choice wins. */
  choose: (locale: Locale) => Promise<void>
}

/** What React calls the transition to another language; view transitions go by it. */
export const languageChange = 'language'

const LanguageContext = createContext<Language | null>(null)

function remember(locale: Locale): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = languageCookie(locale, { cookieName: localeCookie, basePath })
  } catch {
    // Blocked cookies: the address alone carries the language.
  }
}

/**
 * The dictionary of the page's own language. A rejection would replace the prerendered page with an error
 * screen (architecture, decision 2), so a load that fails waits for a sign that another try is worth it.
 */
const firstMessages = (locale: Locale): Promise<Messages> =>
  loadMessages(locale).catch(() => retrySign().then(() => firstMessages(locale)))

/** Everything that the current route needs to change to a language: its dictionary, and a legal route's texts. */
async function loadAll(locale: Locale): Promise<unknown> {
  const isLegal = routeOf(location.hash) !== 'landing'
  return Promise.all([loadMessages(locale), isLegal && loadLegalTexts(locale)])
}

/** Holds the language of the page and the dictionary that goes with it. */
export function LanguageProvider({ locale: pageLocale, children }: { locale: Locale; children: ReactNode }) {
  const [current, setCurrent] = useState(() => ({
    locale: pageLocale,
    messages: firstMessages(pageLocale),
  }))
  const lastChoice = useRef({ locale: pageLocale })
  const applied = useRef(pageLocale)

  const prepare = useCallback((locale: Locale) => {
    loadAll(locale).catch(() => undefined)
  }, [])

  const choose = useCallback(async (locale: Locale) => {
    const choice = { locale }
    lastChoice.current = choice
    document.documentElement.setAttribute('aria-busy', 'true')
    try {
      await loadAll(locale)
      if (lastChoice.current !== choice) return
      startTransition(() => {
        addTransitionType(languageChange)
        setCurrent({ locale, messages: loadMessages(locale) })
      })
    } catch (error) {
      if (lastChoice.current !== choice) return
      lastChoice.current = { locale: applied.current }
      document.documentElement.removeAttribute('aria-busy')
      throw error
    }
  }, [])

  useEffect(() => {
    const { locale } = current
    document.documentElement.lang = locale
    if (lastChoice.current.locale === locale) document.documentElement.removeAttribute('aria-busy')
    if (applied.current !== locale) {
      remember(locale)
      history.replaceState(history.state, '', switchedUrl(location, locale))
    }
    applied.current = locale
  }, [current])

  // Going back can lead to the address of an earlier language; what the visitor chose last stays.
  useEffect(() => {
    const keepAddress = () => {
      if (pathLocale(location.pathname) === applied.current) return
      history.replaceState(history.state, '', switchedUrl(location, applied.current))
    }
    window.addEventListener('popstate', keepAddress)
    return () => window.removeEventListener('popstate', keepAddress)
  }, [])

  const language = useMemo(() => ({ ...current, prepare, choose }), [current, prepare, choose])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The current language and the ways to change it. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage: there is no LanguageProvider')
  return language
}
