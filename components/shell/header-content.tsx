'use client'

import { useTranslations } from 'next-intl'
import { BuyButton } from '@/components/ui/buy-button'
import { sections } from '@/lib/site'
import { LanguageMenu } from './language-menu'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'

/** Logo, desktop navigation, language menu and mobile menu. */
export function HeaderContent() {
  const t = useTranslations()
  return (
    <div className="section-inner header-bar">
      <a href="#top" className="home-link" aria-label={t('shell.home')}>
        <Logo />
      </a>
      <nav aria-label={t('shell.navigation')} className="header-nav">
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`nav.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="header-menus">
        <BuyButton size="sm" className="header-buy" />
        <LanguageMenu />
        <MobileMenu />
      </div>
    </div>
  )
}
