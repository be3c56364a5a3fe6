import { enhanceLegalPage } from '../legal/enhance-legal-page'

/* The inline script at the end of a legal document's page. */
enhanceLegalPage()
