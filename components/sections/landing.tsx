'use client'

import { useLocale } from 'next-intl'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { ErrorFallback } from '@/components/route/error-fallback'
import { AnimationReplayer } from '@/components/ui/animation-replayer'
import { AboutUs } from './about-us'
import { App } from './app'
import { Benefits } from './benefits'
import { Book } from './book'
import { FreeStory } from './free-story'
import { Hero } from './hero'
import { Moon } from './moon'

const parts = { Hero, Book, App, Benefits, AboutUs, FreeStory }

/** The landing page's main block, in reading order; a section that fails does not affect the others. */
export function Landing() {
  const locale = useLocale()
  return (
    <>
      {Object.entries(parts).map(([name, Part]) => (
        <ErrorBoundary key={name} resetKey={locale} fallback={(retry) => <ErrorFallback retry={retry} />}>
          <Part />
        </ErrorBoundary>
      ))}
      <Moon />
      <AnimationReplayer key={locale} />
    </>
  )
}
