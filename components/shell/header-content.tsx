'use client'

import { useTranslations } from 'next-intl'
import { sections } from '@/lib/site'
import { LanguageMenu } from './language-menu'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'

/** Logo, desktop navigation, language menu and mobile menu. */
export function HeaderContent() {
  const t = useTranslations()
  return (
    <div className="section-inner flex h-17 items-center justify-between gap-2">
      <a href="#top" className="flex min-h-11 min-w-11 items-center" aria-label={t('shell.home')}>
        <Logo />
      </a>
      <nav aria-label={t('shell.navigation')} className="hidden lg:block">
        <ul className="flex items-center gap-1">
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`} className="nav-link">
                {t(`nav.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-1">
        <LanguageMenu />
        <MobileMenu />
      </div>
    </div>
  )
}
