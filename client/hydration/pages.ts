import { LandingPage } from '@/components/pages/landing-page'
import { StoryPart } from '@/components/pages/story-part'
import type { HydratedPage } from '@/lib/page-scripts'

/**
 * What React hydrates in the element whose `data-hydrate` attribute has the key.
 * In one chunk: the two share almost all of their code, and the rest is smaller than one more request.
 */
export const hydratedPages = { landing: LandingPage, story: StoryPart } satisfies Record<
  HydratedPage,
  unknown
>
