import { enhanceLegalPage } from '../legal/enhance-legal-page'

/* At the end of the static legal pages. */
enhanceLegalPage()
