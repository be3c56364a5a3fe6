import { renderToString } from 'react-dom/server'
import { type AppPage, apps } from '@/app/client/apps'
import type { Locale } from '@/lib/i18n/locales'

/** The HTML that the client expects to hydrate in a page. Bundled like the client by client-rendering.spec.ts. */
export const render = async (page: AppPage, locale: Locale): Promise<string> =>
  renderToString(await apps[page]({ locale }))
