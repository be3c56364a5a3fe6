import type { PageStyles } from '@/lib/page-scripts'
import { blockRenderingOnArrival } from '../before-hydration/block-rendering'

/* The inline script in the head of every page. */
blockRenderingOnArrival(document.currentScript?.dataset as object as PageStyles)
