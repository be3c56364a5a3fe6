import { prepareArrival } from '../before-hydration/arrival'

/* In the head of every page. */
const { href = '', integrity = '' } = document.currentScript?.dataset ?? {}
prepareArrival({ href, integrity })
