'use client'

import { useLocale } from 'next-intl'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { PartFailed } from '@/components/route/part-failed'
import { LivelyPictures } from '@/components/ui/lively-pictures'
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
        <ErrorBoundary key={name} resetKey={locale} fallback={(retry) => <PartFailed retry={retry} />}>
          <Part />
        </ErrorBoundary>
      ))}
      <Moon />
      <LivelyPictures key={locale} />
    </>
  )
}
