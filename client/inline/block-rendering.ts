import type { PageStyles } from '@/lib/page-scripts'
import { blockRenderingUnlessAtTop } from '../before-hydration/block-rendering'

/* The inline script in the head of every page. */
blockRenderingUnlessAtTop(document.currentScript?.dataset as object as PageStyles)
