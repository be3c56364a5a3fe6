import { defineConfig, devices } from '@playwright/test'
import { ensureTestBrowser, switches } from './scripts/tools/browser'

// Also for specs that start their own browser.
process.env.CHROMIUM ??= ensureTestBrowser()

// Specs that do not depend on the screen or the server.
const screenIndependent = [
  'client-rendering.spec.ts',
  'export.spec.ts',
  'html.spec.ts',
  'new-language.spec.ts',
  'dev-server.spec.ts',
  'base-path.spec.ts',
  'nginx.spec.ts',
]
// Specs that depend on the size of the screen, or on touch.
const screenDependent = [
  'accessibility.spec.ts',
  'buy-now.spec.ts',
  'crayons.spec.ts',
  'early-clicks.spec.ts',
  'overflow.spec.ts',
  'header.spec.ts',
  'keyboard.spec.ts',
  'mobile-menu.spec.ts',
  'mouse.spec.ts',
  'no-javascript.spec.ts',
  'story.spec.ts',
]
// Takes minutes; a step of `npm test -- all`.
const chaos = 'chaos.spec.ts'
// The editor on a copy of the project, and an export without it; a step of `npm test -- all`.
const edit = 'edit*.spec.ts'
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const port = Number(process.env.E2E_PORT ?? 3210)
// The server that the export is tested on: preview (scripts/serve.ts), or one of scripts/export/servers.
const server = process.env.E2E_SERVER ?? 'preview'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Snapshots are the same on every system.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For two cores; pages mostly wait.
  workers: 3,
  // Long, for slow and shared machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Browsers on shared machines crash; a test that passes on retry is reported as flaky.
  retries: 1,
  reporter: 'list',
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
  projects: [
    { name: 'files', testMatch: screenIndependent },
    { name: 'desktop', testIgnore: [...screenIndependent, chaos, edit, 'mobile-menu.spec.ts'], use: desktop },
    // Except tests that set their own screen size or do not depend on it.
    { name: 'phone', testMatch: screenDependent, grepInvert: /@any-screen/, use: phone },
    { name: 'edit', testMatch: edit },
    { name: 'chaos', testMatch: chaos, use: desktop },
    { name: 'chaos-phone', testMatch: chaos, use: phone },
  ],
  webServer: {
    command: `node --import tsx ${server === 'preview' ? 'scripts/serve' : `scripts/export/servers/${server}`}.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    // Includes the installation of a missing server.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
