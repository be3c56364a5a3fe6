import { useTranslations } from 'next-intl'
import { BuyButton } from '@/components/ui/buy-button'
import { Disclosure } from '@/components/ui/disclosure'
import { site } from '@/lib/site'
import { SectionLinks } from './section-links'

/** The menu of narrow screens, with the sections and Buy Now. */
export function MobileMenu() {
  const t = useTranslations('shell')
  return (
    <Disclosure
      name="header"
      className="mobile-menu"
      summaryClassName="header-control"
      panelClassName="header-panel mobile-menu-panel"
      closeOn={`(width >= ${site.navigationWidth})`}
      summary={
        <>
          <span className="mobile-menu-icon" aria-hidden="true" />
          <span className="sr-only">{t('menu')}</span>
        </>
      }
    >
      <SectionLinks label={t('menu')} />
      <BuyButton />
    </Disclosure>
  )
}
