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
import { routeOf } from '@/lib/router/hash-route'
import { firstMessages, loadCompiled } from './provided-messages'

interface Language {
  locale: Locale
  /** Never rejects: the page stays plain HTML if the dictionary of its own language can't be loaded. */
  messages: Promise<Messages>
  /** Starts loading a language that will probably be chosen. */
  prepare: (locale: Locale) => void
  /** Changes the language. Rejects if its dictionary can't be loaded; the last choice wins. */
  choose: (locale: Locale) => Promise<void>
}

/** Type of the React transition to another language; the view transition matches it. */
export const languageChange = 'language'

const LanguageContext = createContext<Language | null>(null)

function storeLanguage(locale: Locale): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = languageCookie(locale, { cookieName: localeCookie, basePath })
  } catch {
    // Blocked cookies: only the address has the language.
  }
}

/** Loads everything that the current route needs in a language: its messages, and a legal route's texts. */
async function loadAll(locale: Locale): Promise<unknown> {
  const isLegal = routeOf(location.hash) !== 'landing'
  return Promise.all([loadMessages(locale), isLegal && loadLegalTexts(locale)])
}

/** Stores the language of the page and the promise of its messages. */
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
        setCurrent({ locale, messages: loadCompiled(locale) })
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
      storeLanguage(locale)
      history.replaceState(history.state, '', switchedUrl(location, locale))
    }
    applied.current = locale
  }, [current])

  // Going back can lead to the address of an earlier language; the visitor's last choice stays.
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
