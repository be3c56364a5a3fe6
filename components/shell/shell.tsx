'use client'

import { ViewTransition } from 'react'
import { LandingHead } from '@/components/route/landing-head'
import { PageNumbersContext } from '@/components/ui/page-numbers'
import type { PageNumbers } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { Footer } from './footer'
import { Header } from './header'
import { HeaderContent } from './header-content'
import { LanguageProvider, languageChange } from './language-provider'
import { Notifications } from './notifications'
import { Router } from './router'
import { SkipLink } from './skip-link'
import { WithMessages } from './with-messages'

const contentId = 'content'

interface ShellProps {
  locale: Locale
  /** The text shown while it waits for a language that is not on the page; no dictionary is loaded then. */
  starting: string
  numbers: PageNumbers
}

/** The application around the landing page. */
export function Shell({ locale, starting, numbers }: ShellProps) {
  return (
    <LanguageProvider locale={locale}>
      <WithMessages>
        <SkipLink target={contentId} />
      </WithMessages>
      <Header>
        <WithMessages>
          <LandingHead />
          <HeaderContent />
        </WithMessages>
      </Header>
      <main id={contentId} tabIndex={-1}>
        <WithMessages fallback={<p className="loading">{starting}</p>}>
          {/* A change of language fades in browsers with view transitions. */}
          <ViewTransition default="none" update={{ [languageChange]: 'auto', default: 'none' }}>
            <PageNumbersContext value={numbers}>
              <Router />
            </PageNumbersContext>
          </ViewTransition>
        </WithMessages>
      </main>
      <WithMessages>
        <Footer />
        <Notifications />
      </WithMessages>
    </LanguageProvider>
  )
}
