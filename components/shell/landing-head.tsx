import { useLocale, useMessages } from 'next-intl'
import { useRoute } from '@/components/route/use-route'
import { HeadTags } from '@/components/ui/head-tags'
import { buildIndexedHead } from '@/lib/seo/head'

/**
 * The landing page's head tags in the current language; legal routes have their own. Must be hydrated together with the
 * language menu, because after an earlier language change the prerendered tags would stay beside the new ones.
 */
export function LandingHead() {
  const dictionary = useMessages()
  const locale = useLocale()
  return useRoute() === 'landing' ? <HeadTags {...buildIndexedHead(dictionary, locale)} /> : null
}
