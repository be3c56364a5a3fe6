/** Removes what differs between hosts and visits from a page's URL: `/fr/`, `/fr.html` and `/fr?a=b#book` become `/fr`. */
export const normalizePageUrl = (url: string): string => url.replace(/(\/|(\/index)?\.html)?([?#].*)?$/, '')
