/* What the flows ask of a browser. Each driver starts its engine and offers it as a Page. */

/** Where the site is served. */
export const origin = `http://localhost:${process.env.PORT}`

/** How a visitor has set the browser up; a flow names what differs. The window is in CSS pixels. */
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
  /** runs in the page; nothing that waits, since promises stand still where JavaScript is off */
  evaluate: <A extends unknown[], R>(read: (...args: A) => R, ...args: A) => Promise<R>
  /** a point of the window */
  clickAt: (x: number, y: number) => Promise<unknown>
  /** presses a key, by its name in KeyboardEvent */
  key: (key: string) => Promise<unknown>
  /** what scripts threw or wrote as an error so far */
  errors: string[]
  /** of the engine */
  version: string
  /** ends the browser */
  close: () => Promise<unknown>
}

export interface Engine {
  /** what the flows can't reach in this engine, and why */
  notCovered: string[]
  /** settings that it has no switch for: flows that change one are skipped */
  cannotSet?: (keyof Settings)[]
  /** starts a browser that has stored nothing */
  open: (settings: Settings) => Promise<Page>
}
