import { enhanceLegalPage } from '@/client/legal/enhance-legal-page'
import { normalizePageUrl } from '@/lib/normalize-page-url'
import { legalPages } from '@/lib/pages'

/*
 * Next's client runs this file under `npm run dev`. The export does not contain Next's client: there, the inline scripts
 * in client/inline/ do this, and what middleware.ts does for the language under `npm run dev`.
 */
if (legalPages.some(({ href }) => normalizePageUrl(href) === normalizePageUrl(location.pathname))) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhanceLegalPage)
  else enhanceLegalPage()
}
