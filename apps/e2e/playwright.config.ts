import { defineConfig } from '@playwright/test';
import { findBrowser, hasSharedMemory } from './src/harness/browser.js';

const MINUTE = 60_000;
const { executablePath, env } = await findBrowser();
/** `npm run proofs` runs the long journeys alone; a whole run leaves them out. */
const isLong = process.env['CAIRN_LONG'] === 'yes';

export default defineConfig({
  testDir: 'src/journeys',
  // Those that share a site come first, on two sites, beside a long one: on one site they would be the last to end.
  projects: isLong
    ? [{ name: 'long', testMatch: 'long/**/*.e2e.ts' }]
    : [
        { name: 'together', testMatch: 'together/*.e2e.ts', workers: 2 },
        { name: 'alone', testMatch: '*.e2e.ts', testIgnore: ['together/*', 'long/**'] },
      ],
  globalSetup: './src/harness/global-setup.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Recording costs a tenth of the time of journeys that pass too, so one that failed is gone through once more for its
  // trace. It counts as failed whatever comes of that.
  retries: 1,
  timeout: 6 * MINUTE,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      // As root Chromium has no sandbox of its own, and the machine may have no graphics.
      // Pages live for seconds: compiling their code a second time, to be faster later, takes a tenth of the time.
      args: ['--no-sandbox', '--disable-gpu', '--js-flags=--no-opt'],
      // What its processes share goes to memory where there is room, and not to files: a tenth of the time, too.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
});
