'use client'

import { useLocale, useMessages } from 'next-intl'
import { landingHead } from '@/lib/seo/head'
import { inlineJson, structuredData } from '@/lib/seo/structured-data'
import { HeadTags } from './head-tags'
import { useRoute } from './use-route'

/**
 * The landing page's head tags and structured data, in the current language.
 * Rendered in the same boundary as the language menu: a language change before React has hydrated the
 * prerendered tags would leave them in the head beside the new ones.
 */
export function LandingHead() {
  const messages = useMessages()
  const locale = useLocale()
  const route = useRoute()
  // A legal route has its own head tags.
  if (route !== 'landing') return null
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
