'use client'

import { useTranslations } from 'next-intl'
import { BuyButton } from '@/components/ui/buy-button'
import { Disclosure } from '@/components/ui/disclosure'
import { sections, site } from '@/lib/site'

/** The menu of narrow screens: the five sections and Buy Now, below the header (`mobileMenuTop` in lib/site.ts). */
export function MobileMenu() {
  const t = useTranslations()
  return (
    <Disclosure
      name="header"
      className="mobile-menu"
      summaryClassName="menu-control"
      closeOn={`(width >= ${site.navigationWidth})`}
      summary={
        <>
          <span className="menu-icon" aria-hidden="true" />
          <span className="sr-only">{t('shell.menu')}</span>
        </>
      }
    >
      <nav aria-label={t('shell.menu')}>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`nav.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <BuyButton />
    </Disclosure>
  )
}
