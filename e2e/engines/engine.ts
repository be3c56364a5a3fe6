/* The browser interface of the flows. Each driver starts its engine and implements Page. */

/** Browser settings; a flow overrides some. The window size is in CSS pixels. */
export const defaultSettings = {
  language: 'en-CA',
  width: 1280,
  height: 800,
  javaScript: true,
  storage: true,
  cookies: true,
  reducedMotion: false,
}
export type Settings = typeof defaultSettings

export interface Page {
  goto: (address: string) => Promise<unknown>
  /** Runs a synchronous function in the page; promises never resolve while JavaScript is off. */
  evaluate: <A extends unknown[], R>(read: (...args: A) => R, ...args: A) => Promise<R>
  /** Clicks a point of the window. */
  clickAt: (x: number, y: number) => Promise<unknown>
  /** Presses a key, named as in KeyboardEvent. */
  pressKey: (key: string) => Promise<unknown>
  /** Page errors and console errors so far. */
  errors: string[]
  /** Closes the browser. */
  close: () => Promise<unknown>
}

/** Starts a browser without stored data. */
export type Engine = (settings: Settings) => Promise<Page>
