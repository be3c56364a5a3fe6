'use client'

import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { PartFailed } from '@/components/route/part-failed'
import { BookletPages } from '@/components/story/booklet'
import { ShareStory } from '@/components/story/share-story'
import { StoryReader } from '@/components/story/story-reader'
import { LivelyPictures } from '@/components/ui/lively-pictures'
import type { Locale } from '@/lib/i18n/locales'
import { Notifications } from './notifications'
import { firstMessages, ProvidedMessages } from './provided-messages'

/** What has scripts on the free story's own page: the reader, sharing and notifications. `url`: the page's address. */
export function StoryShell({ locale, url }: { locale: Locale; url: string }) {
  const [messages] = useState(() => firstMessages(locale))
  return (
    <Suspense>
      <ProvidedMessages locale={locale} messages={messages}>
        <ErrorBoundary fallback={(retry) => <PartFailed retry={retry} />}>
          <StoryReader isPage>
            <ShareStory url={url} />
            <BookletPages url={url} />
          </StoryReader>
          <PageOfHash />
          <LivelyPictures />
        </ErrorBoundary>
        <Notifications />
      </ProvidedMessages>
    </Suspense>
  )
}

/**
 * Rendered after the reader: lets it read which page the browser has scrolled to before scripts ran, because of the
 * hash (`#page-5`) or the visitor.
 */
function PageOfHash() {
  useEffect(() => {
    document.querySelector('.story-pages')?.dispatchEvent(new Event('scroll'))
  }, [])
  return null
}
