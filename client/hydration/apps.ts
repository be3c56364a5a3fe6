import { LandingApp } from '@/components/pages/landing-app'
import { StoryApp } from '@/components/pages/story-app'
import type { AppPage } from '@/lib/page-scripts'

/**
 * What React hydrates in the element whose `data-app` attribute has the key.
 * In one chunk: the two share almost all of their code, and the rest is smaller than one more request.
 */
export const apps = { landing: LandingApp, story: StoryApp } satisfies Record<AppPage, unknown>
