import { LandingPage } from '@/components/pages/landing-page'
import { StoryPart } from '@/components/pages/story-part'
import type { HydratedPage } from '@/lib/page-scripts'

/**
 * What React hydrates, by the value of `data-hydrate`. Imported statically, because the two share almost all of their
 * code.
 */
export const hydratedPages = { landing: LandingPage, story: StoryPart } satisfies Record<
  HydratedPage,
  unknown
>
