import { enhanceLegalPage } from '@/lib/legal/enhance-page'

/* At the end of the static legal pages. */
enhanceLegalPage()
