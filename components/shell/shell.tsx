'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { LanguageStatus } from './busy-status'
import { Footer } from './footer'
import { Header } from './header'
import { HeaderContent } from './header-content'
import { LandingHead } from './landing-head'
import { LanguageProvider } from './language-provider'
import { Notifications } from './notifications'
import { Router } from './router'
import { SkipLink } from './skip-link'
import { useScrollAnchor } from './use-scroll-anchor'

const contentId = 'content'

interface ShellProps {
  locale: Locale
  dictionary: Dictionary
  /** The content of the landing page. */
  children: ReactNode
}

/** The landing page: header, router around its content, footer and notifications. */
export function Shell({ locale, dictionary, children }: ShellProps) {
  useScrollAnchor()
  return (
    <LanguageProvider locale={locale} dictionary={dictionary}>
      <SkipLink target={contentId} />
      <Header>
        <LandingHead />
        <HeaderContent />
        <LanguageStatus />
      </Header>
      <main id={contentId} tabIndex={-1}>
        <Router>{children}</Router>
      </main>
      <Footer />
      <Notifications />
    </LanguageProvider>
  )
}
