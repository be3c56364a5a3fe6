/** What the tests do with a browser. Each driver starts its engine, without stored data, and implements this. */
export interface Page {
  goto: (address: string) => Promise<unknown>
  /** Runs a synchronous function in the page. */
  evaluate: <A extends unknown[], R>(read: (...args: A) => R, ...args: A) => Promise<R>
  /** Clicks a point of the window. */
  clickAt: (x: number, y: number) => Promise<unknown>
  /** Presses a key, named as in KeyboardEvent. */
  pressKey: (key: string) => Promise<unknown>
  /** Prints the page to a PDF; missing where the driver cannot. */
  print?: () => Promise<Uint8Array>
  /** Page errors and console errors so far. */
  errors: string[]
  close: () => Promise<unknown>
}

/** Starts a browser in English with a window of this size, in CSS pixels. */
export type Engine = (width: number, height: number) => Promise<Page>
