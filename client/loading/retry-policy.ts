/*
 * What happens when something can't be loaded within its time limit. The limits are below.
 *
 * - Dictionary, legal texts: retries after a network error, a timeout or a 5xx status; if they belong to another release
 *   than the page, one more request past the cache (json-loader.ts).
 * - Client script, or anything else that hydration needs: one reload if the server has another release of the page;
 *   otherwise the page stays plain HTML until a retry event (hydration/main.ts, before-hydration/enhance-page.ts).
 * - Style sheet: the page keeps its critical CSS until a retry event (deferred-styles.ts).
 * - Language of another release: its page is opened (language-provider.tsx).
 * - Legal texts of another release: one reload if the page is outdated; otherwise they are shown (legal-route.tsx).
 * - Script of a legal route: one reload; after that, or offline, a message with a retry button, which also retries once
 *   the network is back (router.tsx, route-failed.tsx).
 * - Toaster: a native popover shows the notification (notifications.tsx).
 * - Colouring dialog, or its drawing: a notification; the next press tries again (colouring-sheets.tsx).
 * - Controls on the mice: nothing until the next visit to the story's last page (use-hidden-mouse.ts).
 * - Files of the kept story: nothing is kept, and a notification says so (keep-story.ts).
 * - Replay of animations: each picture is animated only once (animation-replayer.tsx).
 *
 * “One reload” means that a page which was opened by a reload does not reload again (reload-once.ts).
 *
 * Code may import a module again after a failure, but only a reload is sure to help: Firefox (153) remembers a failed
 * fetch for the life of the document, Chromium (156) does not, and a module that threw an error never runs again.
 */

/** Time limit for one request for a JSON file, in milliseconds. */
export const jsonTimeoutMs = 10_000
/** Number of retries after the first request for a JSON file. */
export const jsonRetries = 5
/** Delay before the first retry, in milliseconds; it doubles with each further retry. */
export const jsonFirstRetryDelayMs = 350
/** How many JSON files are requested at the same time; further requests wait. */
export const maxParallelJsonRequests = 10

/** Time limit for the script of a legal route, in milliseconds. */
export const routeTimeoutMs = 10_000
/** Time limit for the colouring dialog with its drawing, in milliseconds. */
export const crayonsTimeoutMs = 10_000
/** How long a notification waits for the toaster before a popover shows it, in milliseconds. */
export const toasterTimeoutMs = 1000
/** How long rendering waits for the style sheet, in milliseconds. */
export const stylesTimeoutMs = 2000
/** How long after the first interaction controls that need React are hidden if React is not there, in milliseconds. */
export const hydrationTimeoutMs = 10_000

/** How long the kept story's worker waits for the network before it answers with the kept file, in milliseconds. */
export const workerNetworkTimeoutMs = 2500
/** Time limit for keeping the story, in milliseconds. */
export const keepTimeoutMs = 60_000

/** Events at which failed files are requested again, separated by spaces. */
export const retryEvents = 'online pointerdown keydown'
