import { expect, test } from '@playwright/test'
import { defaultSettings, type Engine } from './engine'
import { firefox } from './firefox'
import { flows } from './flows'
import { webkit } from './webkit'

/* Runs the flows in Firefox and WebKit, which are Debian's. In Chromium the other specs test the same. */

for (const [name, prepare] of Object.entries({ firefox, webkit }))
  test.describe(name, () => {
    let open: Engine | undefined
    test.beforeAll(() => {
      // Includes the installation.
      test.setTimeout(600_000)
      open = prepare()
    })

    for (const { name: flow, settings, run } of flows)
      test(flow, async ({ baseURL }) => {
        test.skip(!open, `${name} is missing and could not be installed.`)
        const page = await open?.({ ...defaultSettings, ...settings })
        if (!page || !baseURL) return
        try {
          await run({ ...page, goto: (path) => page.goto(baseURL + path) }, baseURL)
          expect(page.errors, 'errors on the page').toEqual([])
        } finally {
          await page.close()
        }
      })
  })
