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
import { OtherReleaseError } from '@/client/loading/page-release'
import { reloadAs } from '@/client/loading/reload-once'
import { savesData } from '@/client/loading/saves-data'
import { routeFromHash } from '@/client/router/hash-route'
import { basePath } from '@/lib/base-path'
import { formatLocaleCookie } from '@/lib/i18n/cookie'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { localeFromPath, localizeUrl } from '@/lib/urls'
import { startFadeTransition } from './fade-transition'
import { MessagesProvider } from './messages-provider'

interface Language {
  locale: Locale
  /** Whether a chosen language is still loading. */
  isBusy: boolean
  /** Changes the language; of several calls the last one wins. Rejects if the language's texts can't be loaded. */
  changeLanguage: (locale: Locale) => Promise<void>
}

const LanguageContext = createContext<Language | null>(null)

function storeLanguage(locale: Locale): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = formatLocaleCookie(locale)
  } catch {
    // Cookies are blocked.
  }
}

/** Loads the texts that the current route needs in a language. Resolves with the dictionary. */
async function loadRouteTexts(locale: Locale): Promise<Dictionary> {
  const isLegal = routeFromHash(location.hash) !== 'landing'
  const [dictionary] = await Promise.all([loadDictionary(locale), isLegal && loadLegalTexts(locale)])
  return dictionary
}

/** Starts loading a language that may be chosen next, unless the visitor saves data. */
export function preloadLanguage(locale: Locale): void {
  if (!savesData()) loadRouteTexts(locale).catch(() => undefined)
}

interface LanguageProviderProps {
  /** The language of the prerendered page. */
  locale: Locale
  dictionary: Dictionary
  children: ReactNode
}

/** Holds the current language and provides its messages. */
export function LanguageProvider({ locale: pageLocale, dictionary, children }: LanguageProviderProps) {
  const [current, setCurrent] = useState({ locale: pageLocale, dictionary })
  const [isBusy, setIsBusy] = useState(false)
  const latestChoice = useRef({ locale: pageLocale })
  const appliedLocale = useRef(pageLocale)
  /** Tells the view transition that the new language is rendered. */
  const resolveShown = useRef(() => {})

  const changeLanguage = useCallback(async (locale: Locale) => {
    const choice = { locale }
    latestChoice.current = choice
    setIsBusy(true)
    try {
      const dictionary = await loadRouteTexts(locale)
      if (latestChoice.current !== choice) return
      startFadeTransition(
        () =>
          new Promise((onShown) => {
            resolveShown.current = onShown
            startTransition(() => {
              setCurrent({ locale, dictionary })
              setIsBusy(false)
            })
          }),
      )
    } catch (error) {
      if (latestChoice.current !== choice) return
      if (error instanceof OtherReleaseError) {
        storeLanguage(locale)
        return reloadAs(localizeUrl(location, locale))
      }
      setIsBusy(false)
      throw error
    }
  }, [])

  useLayoutEffect(() => {
    resolveShown.current()
    const { locale } = current
    document.documentElement.lang = locale
    if (appliedLocale.current === locale) return
    appliedLocale.current = locale
    storeLanguage(locale)
    history.replaceState(history.state, '', localizeUrl(location, locale))
  }, [current])
  // Ends the transition if React unmounts the page instead.
  useLayoutEffect(() => () => resolveShown.current(), [])
  useLayoutEffect(() => {
    if (isBusy) document.documentElement.setAttribute('aria-busy', 'true')
    else document.documentElement.removeAttribute('aria-busy')
  }, [isBusy])

  // Going back can lead to the URL of an earlier language. The language stays, so the URL must change.
  useEffect(() => {
    const restoreLanguageUrl = () => {
      if (localeFromPath(location.pathname.slice(basePath.length)) === appliedLocale.current) return
      history.replaceState(history.state, '', localizeUrl(location, appliedLocale.current))
    }
    window.addEventListener('popstate', restoreLanguageUrl)
    return () => window.removeEventListener('popstate', restoreLanguageUrl)
  }, [])

  const { locale } = current
  const language = useMemo(() => ({ locale, isBusy, changeLanguage }), [locale, isBusy, changeLanguage])
  return (
    <LanguageContext value={language}>
      <MessagesProvider {...current}>{children}</MessagesProvider>
    </LanguageContext>
  )
}

/** The current language and a function that changes it. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider')
  return language
}
