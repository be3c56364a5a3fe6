import type { PageScripts } from '@/lib/loading/page-scripts'
import { afterFirstPaint } from '../after-first-paint'

/* At the end of every page. */
afterFirstPaint((document.currentScript?.dataset ?? {}) as PageScripts)
