/* What the flows ask of a browser. Each driver starts its engine and offers it as a Page. */

/** Where the site is served. */
export const origin = `http://localhost:${process.env.PORT}`

/** How a visitor has set the browser up; a flow names what differs. The window is in CSS pixels. */
export const asBrowsersCome = {
  language: 'en-CA',
  width: 1280,
  height: 800,
  javaScript: true,
  storage: true,
  cookies: true,
  reducedMotion: false,
}
/** @typedef {typeof asBrowsersCome} Settings */

/**
 * @typedef {object} Page
 * @property {(address: string) => Promise<unknown>} goto
 * @property {<A extends unknown[], R>(read: (...args: A) => R, ...args: A) => Promise<R>} evaluate
 *   runs in the page; nothing that waits, since promises stand still where JavaScript is off
 * @property {(x: number, y: number) => Promise<unknown>} clickAt a point of the window
 * @property {(key: string) => Promise<unknown>} key presses a key, by its name in KeyboardEvent
 * @property {string[]} errors what scripts threw or wrote as an error so far
 * @property {string} version of the engine
 * @property {() => Promise<unknown>} close ends the browser
 */

/**
 * @typedef {object} Engine
 * @property {string[]} notCovered what the flows can't reach in this engine, and why
 * @property {(keyof Settings)[]} [cannotSet] settings that it has no switch for: flows that change one are skipped
 * @property {(settings: Settings) => Promise<Page>} open starts a browser that has stored nothing
 */
