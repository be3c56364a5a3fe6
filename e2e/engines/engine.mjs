/* What the flows ask of a browser; each engine has a thin adapter that offers it. */

/**
 * How a visitor has set the browser up; what is left out is as browsers come.
 * @typedef {object} Settings
 * @property {string} [language] the browser's language, `en-CA` otherwise
 * @property {number} [width] of the window in CSS pixels, 1280 otherwise
 * @property {boolean} [javaScript] @property {boolean} [storage] @property {boolean} [cookies]
 * @property {boolean} [reducedMotion]
 */

/**
 * @typedef {object} Page
 * @property {(address: string) => Promise<unknown>} goto
 * @property {<A extends unknown[], R>(read: (...args: A) => R, ...args: A) => Promise<R>} evaluate
 *   runs in the page; nothing that waits, since promises stand still where JavaScript is off
 * @property {(x: number, y: number) => Promise<unknown>} pressAt moves the pointer there and clicks
 * @property {(x: number, y: number) => Promise<unknown>} moveTo
 * @property {(key: string) => Promise<unknown>} key presses a key, by its name in KeyboardEvent
 * @property {() => Promise<unknown>} back
 * @property {() => Promise<Page[]>} pages all pages of this visitor, the oldest first
 * @property {() => Promise<string[]>} errors what scripts threw or wrote as an error in all of the pages
 * @property {() => Promise<unknown>} close ends the visit and forgets what it stored
 */

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} version
 * @property {string[]} notCovered what the flows can't reach in this engine, and why
 * @property {(settings: Settings) => Promise<Page>} open a new visitor, who has stored nothing
 * @property {() => Promise<unknown>} quit
 */

export const screen = { width: 1280, height: 800 }
export const defaultLanguage = 'en-CA'
