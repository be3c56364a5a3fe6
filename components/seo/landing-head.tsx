'use client'

import { useLocale, useMessages } from 'next-intl'
import { landingHead } from '@/lib/seo/head'
import { inlineJson, structuredData } from '@/lib/seo/structured-data'
import { HeadTags } from './head-tags'

/** Everything that the landing page tells search engines and link cards, in the current language. */
export function LandingHead() {
  const messages = useMessages()
  const locale = useLocale()
  return (
    <>
      <HeadTags {...landingHead(messages, locale)} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inlineJson escapes what could end the element
        dangerouslySetInnerHTML={{ __html: inlineJson(structuredData(messages, locale)) }}
      />
    </>
  )
}
