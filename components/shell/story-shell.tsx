'use client'

import { BookletNotice, BookletPages } from '@/components/story/booklet'
import { ShareStory } from '@/components/story/share-story'
import { StoryReader } from '@/components/story/story-reader'
import { useKeepStory } from '@/components/story/use-keep-story'
import { AnimationReplayer } from '@/components/ui/animation-replayer'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { ErrorFallback } from '@/components/ui/error-fallback'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { getFreeStoryHref } from '@/lib/pages'
import { toAbsoluteUrl } from '@/lib/seo/head'
import { BusyStatus } from './busy-status'
import { MessagesProvider } from './messages-provider'
import { Notifications } from './notifications'
import { useScrollAnchor } from './use-scroll-anchor'

/** The interactive part of the story's page. */
export function StoryShell({ locale, dictionary }: { locale: Locale; dictionary: Dictionary }) {
  const url = toAbsoluteUrl(getFreeStoryHref(locale))
  const keep = useKeepStory(locale)
  useScrollAnchor()
  return (
    <MessagesProvider locale={locale} dictionary={dictionary}>
      <ErrorBoundary fallback={(retry) => <ErrorFallback retry={retry} />}>
        {/* Without it browsers do not offer their reader view, because they ignore paragraphs in lists. */}
        <article>
          <StoryReader
            isStandalone
            keep={keep}
            tools={<ShareStory url={url} keep={keep} />}
            afterStory={<BookletPages url={url} />}
          >
            <BookletNotice />
          </StoryReader>
        </article>
        <AnimationReplayer />
      </ErrorBoundary>
      <BusyStatus />
      <Notifications />
    </MessagesProvider>
  )
}
