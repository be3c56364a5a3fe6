import { HydratedStory } from '@/components/pages/hydrated-story'
import { LandingPage } from '@/components/pages/landing-page'
import type { HydratedPage } from '@/lib/page-scripts'

/**
 * What React hydrates in the element whose `data-hydrate` attribute has the key.
 * In one chunk: the two share almost all of their code, and the rest is smaller than one more request.
 */
export const hydratedPages = { landing: LandingPage, story: HydratedStory } satisfies Record<
  HydratedPage,
  unknown
>
