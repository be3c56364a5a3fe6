import type { PageStyles } from '@/lib/page-scripts'
import { prepareArrival } from '../before-hydration/arrival'

/* In the head of every page. */
prepareArrival(document.currentScript?.dataset as object as PageStyles)
