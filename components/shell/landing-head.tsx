import { useLocale, useMessages } from 'next-intl'
import { useRoute } from '@/components/route/use-route'
import { HeadTags } from '@/components/ui/head-tags'
import { buildIndexedHead } from '@/lib/seo/head'

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
