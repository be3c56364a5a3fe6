import { defineConfig, devices } from '@playwright/test'
import { ensureTestBrowser } from './e2e/install/browser.mjs'

// For the specs that start a browser of their own as well.
process.env.CHROMIUM ??= ensureTestBrowser()

// What is the same on every screen and server.
const once = [
  'export.spec.ts',
  'html.spec.ts',
  'new-language.spec.ts',
  'dev-server.spec.ts',
  'base-path.spec.ts',
  'observatory.spec.ts',
  'nginx.spec.ts',
]
// What depends on the size of the screen, or on touch.
const sized = [
  'accessibility.spec.ts',
  'actions.spec.ts',
  'first-screen.spec.ts',
  'header.spec.ts',
  'keyboard.spec.ts',
  'layout.spec.ts',
  'mobile-menu.spec.ts',
  'no-javascript.spec.ts',
  'preferences.spec.ts',
  'story.spec.ts',
]
// Takes minutes; a step of its own in `npm run test:all`.
const chaos = 'chaos.spec.ts'
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const port = Number(process.env.E2E_PORT ?? 3210)
// Which server the export is tested on: preview (scripts/serve.mjs), or one of e2e/servers.
const server = process.env.E2E_SERVER ?? 'preview'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Kept texts are the same on every system.
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Patience for slow and shared machines; what is true at once is seen at once.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A second try is reported as flaky, never hidden: browsers on shared machines do crash.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-CA',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The exported files are the same on every screen.
    { name: 'files', testMatch: once },
    { name: 'desktop', testIgnore: [...once, chaos, 'mobile-menu.spec.ts'], use: desktop },
    // Without what sets a screen of its own, or is the same on all.
    { name: 'phone', testMatch: sized, grepInvert: /@any-screen/, use: phone },
    { name: 'chaos', testMatch: chaos, use: desktop },
    { name: 'chaos-phone', testMatch: chaos, use: phone },
  ],
  webServer: {
    command: `node ${server === 'preview' ? 'scripts/serve' : `e2e/servers/${server}`}.mjs`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    // Installing a server, where it is absent, takes its time.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
