/*
 * What happens after a failed load. All limits are here; the modules named below act on them.
 *
 * | what failed                                | what happens next, and when                                | module             |
 * |--------------------------------------------|------------------------------------------------------------|--------------------|
 * | dictionary or legal texts: network error,  | up to 5 retries, after 350, 700, 1400, 2800 and 5600 ms;   | json-loader.ts     |
 * |   no response within 10 s, status 5xx      |   the cache may answer if the network does not; then the   |                    |
 * |                                            |   promise rejects                                          |                    |
 * | the same: status 4xx, or invalid content   | the promise rejects at once; the next call requests again  | json-loader.ts     |
 * | the same: of another release than the page | one request past the cache; then the promise rejects       | json-loader.ts     |
 * | anything that hydration needs              | one reload if the server has another release of the page;  | hydration/main.ts  |
 * |                                            |   else it stays plain HTML; a retry at the next retry event|                    |
 * | client scripts                             | the same; after 10 s without React its controls are hidden | before-hydration/  |
 * | style sheet                                | the page keeps its critical CSS; a retry likewise, at      | before-hydration/  |
 * |                                            |   another URL, because caches may keep a broken file       |                    |
 * | another language: of another release       | that language's page is opened                             | language-provider  |
 * | legal texts: of another release            | one reload as for hydration; else they are shown           | legal-route.tsx    |
 * | script of a legal route, also after 10 s   | one reload; if that does not help, or there is no network, | router.tsx         |
 * |                                            |   a message with a button                                  |                    |
 * | either, once such a message is shown       | a retry when the network is back                           | route-failed.tsx   |
 * | toaster, also after 1 s                    | a popover shows the notification; the next one retries     | notifications.tsx  |
 * | crayons, or a sheet's drawing, also after  | a notification; the next press tries again                 | colouring-sheets   |
 * |   10 s                                     |                                                            |                    |
 * | the mouse's controls                       | nothing; the next visit to the story's last page retries   | use-hidden-mouse.ts       |
 * | keeping the story, also after 60 s         | nothing is kept; a notification; the next press tries again | offline/keep-story |
 * | animation replay                           | nothing; pictures are animated once                        | components/ui      |
 *
 * “One reload”: a page that was opened by a reload does not start another (reload-once.ts).
 *
 * Can a module that failed to load be requested again? A module that was fetched but threw an error never runs again
 * in the same document. After a failed fetch (network error, error status, wrong content type) it depends on the
 * browser: since July 2026 the HTML Standard forgets failed fetches (whatwg/html#10327), so `import()` and a new
 * script element request the file again. Chromium 156 does; Firefox 153 remembers the failure until a reload, as the
 * standard used to require. So code may retry a module, but only a reload is sure to help.
 */

/** Time limit of one request for a JSON file, in milliseconds. */
export const jsonTimeoutMs = 10_000
/** Retries after the first request for a JSON file. */
export const jsonRetries = 5
/** Delay before the first retry, in milliseconds; it doubles with each further retry. */
export const jsonFirstRetryDelayMs = 350
/** Requests for JSON files at the same time; further ones are queued. */
export const maxParallelJsonRequests = 10

/** Time limit of the script of a legal route, in milliseconds. */
export const routeTimeoutMs = 10_000
/** Time limit of the crayons with the drawing of a sheet, in milliseconds. */
export const crayonsTimeoutMs = 10_000
/** How long a notification waits for the toaster before a popover shows it, in milliseconds. */
export const toasterTimeoutMs = 1000
/** How long rendering waits for the style sheet, in milliseconds. */
export const stylesTimeoutMs = 2000
/** How long React may take from the first use of the page until its controls are hidden, in milliseconds. */
export const hydrationTimeoutMs = 10_000

/** How long the kept story's worker waits for the network before it answers with what is kept, in milliseconds. */
export const workerNetworkTimeoutMs = 2500
/** How long the files of the kept story may take, in milliseconds. */
export const keepTimeoutMs = 60_000

/** Events after which a retry may succeed: the network is back, or the visitor presses something. Space-separated. */
export const retryEvents = 'online pointerdown keydown'
