import { getLocaleInfo } from '@/lib/i18n/locales'
import { listTranslations, type StaticPage } from '@/lib/pages'

/** Links from a static page to the same page in the other languages. */
export function LanguageLinks({ page, label }: { page: StaticPage; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="language-links">
        {listTranslations(page).map(({ locale, href }) => (
          <li key={locale}>
            <a href={href} hrefLang={locale} lang={locale} translate="no">
              {getLocaleInfo(locale).name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
