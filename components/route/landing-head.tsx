import { useLocale, useMessages } from 'next-intl'
import { buildIndexedHead } from '@/lib/seo/head'
import { buildStructuredData, serializeInlineJson } from '@/lib/seo/structured-data'
import { HeadTags } from './head-tags'
import { useRoute } from './use-route'

/**
 * The landing page's head tags and structured data in the current language. Must be hydrated together with the language
 * menu: a language change before would leave the prerendered tags in the head beside the new ones.
 */
export function LandingHead() {
  const dictionary = useMessages()
  const locale = useLocale()
  const route = useRoute()
  // A legal route has its own head tags.
  if (route !== 'landing') return null
  return (
    <>
      <HeadTags {...buildIndexedHead(dictionary, locale)} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeInlineJson escapes what could end the element
        dangerouslySetInnerHTML={{ __html: serializeInlineJson(buildStructuredData(dictionary, locale)) }}
      />
    </>
  )
}
