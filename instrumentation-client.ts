import { enhanceLegalPage } from '@/client/legal/enhance-legal-page'
import { normalizePage } from '@/lib/normalize-page'
import { legalPages } from '@/lib/pages'

/*
 * Next's client runs this file under `npm run dev`. The export does not contain Next's client: there, the inline scripts
 * in client/inline/ do this, and what middleware.ts does for the language under `npm run dev`.
 */
if (legalPages.some(({ href }) => normalizePage(href) === normalizePage(location.pathname))) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhanceLegalPage)
  else enhanceLegalPage()
}
