import { afterFirstPaint } from './after-first-paint'
import type { PageScripts } from './page-scripts'

/* The script at the end of every page; the export puts it there (scripts/export/bundle.ts). */
afterFirstPaint((document.currentScript?.dataset ?? {}) as PageScripts)
