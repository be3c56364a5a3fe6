import type { PageScripts } from '@/lib/loading/page-scripts'
import { afterFirstPaint } from './after-first-paint'

/* The script at the end of every page; the export puts it there (scripts/export/bundle.ts). */
afterFirstPaint((document.currentScript?.dataset ?? {}) as PageScripts)
