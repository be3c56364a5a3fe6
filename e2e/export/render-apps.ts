import { renderToString } from 'react-dom/server'
import { apps } from '@/client/hydration/apps'
import type { Locale } from '@/lib/i18n/locales'
import type { AppPage } from '@/lib/page-scripts'

/** The HTML that the client expects to hydrate in a page. Bundled like the client by render-client.ts. */
export const render = async (page: AppPage, locale: Locale): Promise<string> =>
  renderToString(await apps[page]({ locale }))
