import type { PageScripts } from '@/lib/page-scripts'
import { enhancePage } from '../before-hydration/enhance-page'

/* The inline script at the end of every page. */
enhancePage(document.currentScript?.dataset as PageScripts)
