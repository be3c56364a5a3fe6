import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { notify } from '@/client/notifications/notify'
import { Disclosure } from '@/components/ui/disclosure'
import { getLocaleInfo, type Locale, localeTable } from '@/lib/i18n/locales'
import { getLanguageHref } from '@/lib/urls'
import { preloadLanguage, useLanguage } from './language-provider'

/** The language dropdown: links to the landing page in each language. With scripts they change the language in place. */
export function LanguageMenu() {
  const t = useTranslations('shell')
  const { locale, changeLanguage } = useLanguage()

  const changeInPlace = async (event: MouseEvent, code: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      await changeLanguage(code)
    } catch {
      notify.add({
        id: 'language',
        title: <FailureNotice part="title" />,
        description: <FailureNotice part="description" />,
      })
    }
  }

  return (
    <Disclosure
      name="header"
      className="language-menu"
      returnsFocus
      summaryClassName="header-control"
      panelClassName="header-panel language-menu-panel"
      summary={
        <>
          <span className="sr-only">{`${t('language')} `}</span>
          <span lang={locale} translate="no">
            {getLocaleInfo(locale).name}
          </span>
        </>
      }
    >
      <ul>
        {localeTable.map(({ code, name }) => (
          <li key={code}>
            <a
              href={getLanguageHref(code)}
              hrefLang={code}
              lang={code}
              translate="no"
              aria-current={code === locale ? 'true' : undefined}
              onPointerEnter={() => preloadLanguage(code)}
              onFocus={() => preloadLanguage(code)}
              onClick={(event) => changeInPlace(event, code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** A component, so that a notification on screen changes its language with the page. */
function FailureNotice({ part }: { part: 'title' | 'description' }) {
  const t = useTranslations('toast')
  return part === 'title' ? t('languageFailedTitle') : t('languageFailedDescription')
}
