/** A page's path or URL without what differs between hosts and visits: `/fr` for `/fr/`, `/fr.html`, `/fr?a=b#book`. */
export const normalizePage = (url: string): string => url.replace(/(\/|(\/index)?\.html)?([?#].*)?$/, '')
