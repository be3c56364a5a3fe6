import { renderToString } from 'react-dom/server'
import { hydratedPages } from '@/client/hydration/pages'
import type { Locale } from '@/lib/i18n/locales'
import type { HydratedPage } from '@/lib/page-scripts'

/** The HTML that the client expects to hydrate in a page. Bundled like the client by render-client.ts. */
export const render = async (page: HydratedPage, locale: Locale): Promise<string> =>
  renderToString(await hydratedPages[page]({ locale }))
