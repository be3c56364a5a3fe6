import { defineConfig, devices } from '@playwright/test'
import { readBuildInfo } from './scripts/export/build-info'
import { ensureChromium, switches } from './scripts/tools/browser'
import { exitWithError } from './scripts/tools/exit'

const { basePath } = readBuildInfo('out')
if (basePath)
  exitWithError(
    `out/ was built for the path ${basePath}. Run \`npm run build\` without NEXT_PUBLIC_BASE_PATH.`,
  )

// Also for specs that start their own browser.
process.env.CHROMIUM ??= ensureChromium()

/** Specs that build a copy of the project, or start its development server. */
const copies = /(base-path|dev-server|edit-export|opening-day)\.spec\.ts$/
/** Specs in which each file of the site fails. */
const chaos = /chaos\.spec\.ts$/
/** Specs that run in Firefox and WebKit. */
const engines = /engines\.spec\.ts$/
const edit = /edit\.spec\.ts$/
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const port = Number(process.env.E2E_PORT ?? 3210)
// The server that the export is tested on: preview (scripts/serve.ts), or one of scripts/servers.
const server = process.env.E2E_SERVER ?? 'preview'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For two cores; pages mostly wait.
  workers: 3,
  // Long, for slow and shared machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test that passes only on retry is a defect of the site or of the test.
  retries: 0,
  reporter: process.env.CI ? 'list' : 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-CA',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        ...switches,
        // Otherwise Debian's headless shell rounds glyph widths, as no visitor's browser does.
        '--font-render-hinting=none',
      ],
    },
  },
  // `npm test` leaves out the tests tagged `@all`, which run in `npm test -- all`.
  projects: [
    { name: 'desktop', testIgnore: [copies, chaos, engines, edit], grepInvert: /@phone-only/, use: desktop },
    // Tests that depend on touch or on the size of the screen.
    { name: 'phone', testIgnore: [copies, chaos, engines, edit], grep: /@phone/, use: phone },
    { name: 'copies', testMatch: copies },
    { name: 'chaos', testMatch: chaos, use: desktop },
    { name: 'edit', testMatch: edit },
    // Their drivers share settings and need both cores.
    { name: 'engines', testMatch: engines, workers: 1 },
  ],
  webServer: {
    command: `node --import tsx ${server === 'preview' ? 'scripts/serve' : `scripts/servers/${server}`}.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    // Includes the installation of a missing server.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
