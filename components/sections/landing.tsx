'use client'

import { useLocale } from 'next-intl'
import type { ComponentType } from 'react'
import { AnimationReplayer } from '@/components/ui/animation-replayer'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { ErrorFallback } from '@/components/ui/error-fallback'
import type { Section } from '@/lib/sections'
import { AboutUs } from './about-us'
import { App } from './app'
import { Benefits } from './benefits'
import { Book } from './book'
import { FreeStory } from './free-story'
import { Hero } from './hero'

/** The component of each section, in the order of the page. */
const sectionComponents: Record<Section, ComponentType> = {
  book: Book,
  app: App,
  benefits: Benefits,
  'about-us': AboutUs,
  'free-story': FreeStory,
}

/** The content of the landing page. A section that fails to render does not affect the others. */
export function Landing() {
  const locale = useLocale()
  return (
    <>
      {Object.entries({ hero: Hero, ...sectionComponents }).map(([id, Component]) => (
        <ErrorBoundary key={id} resetKey={locale} fallback={(retry) => <ErrorFallback retry={retry} />}>
          <Component />
        </ErrorBoundary>
      ))}
      <AnimationReplayer key={locale} />
    </>
  )
}
