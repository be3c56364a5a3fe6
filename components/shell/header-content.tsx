import { useTranslations } from 'next-intl'
import { BuyButton } from '@/components/ui/buy-button'
import { LanguageMenu } from './language-menu'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { SectionLinks } from './section-links'

/** The contents of the landing page's header. */
export function HeaderContent() {
  const t = useTranslations('shell')
  return (
    <div className="page-column header-bar">
      <a href="#top" className="logo-link" aria-label={t('home')}>
        <Logo />
      </a>
      <SectionLinks label={t('navigation')} className="header-nav" />
      <div className="header-menus">
        <BuyButton size="sm" className="header-buy" />
        <LanguageMenu />
        <MobileMenu />
      </div>
    </div>
  )
}
