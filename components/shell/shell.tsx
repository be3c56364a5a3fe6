'use client'

import { useTranslations } from 'next-intl'
import { ViewTransition } from 'react'
import { LandingHead } from '@/components/seo/landing-head'
import { BuyNotice } from '@/components/ui/buy-notice'
import type { Locale } from '@/lib/i18n/locales'
import { Footer } from './footer'
import { Header } from './header'
import { HeaderContent } from './header-content'
import { LanguageProvider, languageChange } from './language-provider'
import { Router } from './router'
import { ToasterHost } from './toaster-host'
import { WithMessages } from './with-messages'

/**
 * The application around the landing page. `starting` is said while it waits for a language that is
 * not on the page; it is a prop because no dictionary is there yet to say it.
 */
export function Shell({ locale, starting }: { locale: Locale; starting: string }) {
  return (
    <LanguageProvider locale={locale}>
      <WithMessages>
        <SkipLink />
      </WithMessages>
      <Header>
        <WithMessages>
          <LandingHead />
          <HeaderContent />
        </WithMessages>
      </Header>
      <main id="content" tabIndex={-1}>
        <WithMessages fallback={<p className="loading">{starting}</p>}>
          {/* A change of language fades, where the browser has view transitions. */}
          <ViewTransition default="none" update={{ [languageChange]: 'auto', default: 'none' }}>
            <Router />
          </ViewTransition>
        </WithMessages>
      </main>
      <WithMessages>
        <Footer />
        <BuyNotice />
        <ToasterHost />
      </WithMessages>
    </LanguageProvider>
  )
}

function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a href="#content" className="skip-link">
      {t('skip')}
    </a>
  )
}
