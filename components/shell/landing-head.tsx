import { useLocale, useMessages } from 'next-intl'
import { useRoute } from '@/components/route/use-route'
import { HeadTags } from '@/components/ui/head-tags'
import { buildIndexedHead } from '@/lib/seo/head'
import { buildStructuredData, serializeInlineJson } from '@/lib/seo/structured-data'

/**
 * The landing page's head tags in the current language. Must be hydrated together with the language menu: a language
 * change before would leave the prerendered tags in the head beside the new ones.
 */
export function LandingHead() {
  const dictionary = useMessages()
  const locale = useLocale()
  // A legal route has its own head tags.
  return useRoute() === 'landing' ? <HeadTags {...buildIndexedHead(dictionary, locale)} /> : null
}

/** The landing page's structured data in the current language, after what visitors see: it does not delay the first screen. */
export function LandingStructuredData() {
  const dictionary = useMessages()
  const locale = useLocale()
  if (useRoute() !== 'landing') return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeInlineJson escapes what could end the element
      dangerouslySetInnerHTML={{ __html: serializeInlineJson(buildStructuredData(dictionary, locale)) }}
    />
  )
}
