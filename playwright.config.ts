import { defineConfig } from '@playwright/test';

/** Real Chromium against the built host; each worker starts hosts of its own on free ports (`tests/support/`). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Long walks prove what a share of them proves in `npm test`; `npm run test:soak` takes them all.
  ...(process.env.SOAK === '1' ? {} : { grepInvert: /@soak/ }),
  globalSetup: './tests/e2e/support/seededFiles.ts',
  outputDir: 'test-results/playwright',
  // A file's stories take turns on one worker: what they share (a host, a browser that has seen its pages) is made once.
  // The long run may be about one file alone.
  fullyParallel: process.env.SOAK === '1',
  workers: 2,
  // A machine that stalls for a moment must not turn a build red; what passed only at a second try is named in the totals.
  retries: process.env.CI === undefined ? 0 : 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/playwright.json' }],
  ],
  use: {
    // A page in a browser that has seen nothing yet costs four times the work; the long run opens each test in one.
    reuseContext: process.env.SOAK !== '1',
    viewport: { width: 360, height: 740 },
    // Twice the pixels a side cost a quarter of the run; the long run draws them as phones do.
    deviceScaleFactor: process.env.SOAK === '1' ? 2 : 1,
    isMobile: true,
    hasTouch: true,
    // A trace of every test costs a third of the run; one that failed is traced when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A process of its own for each page costs half of what the page does; the long run has one for each site.
        ...(process.env.SOAK === '1'
          ? []
          : ['--disable-site-isolation-trials', '--renderer-process-limit=1']),
      ],
    },
  },
});
