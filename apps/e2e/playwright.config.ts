import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/harness/browser.js';

const MINUTE = 60_000;
const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './src/harness/global-setup.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  timeout: 6 * MINUTE,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Calls and requests; pictures and copies of every page would take a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      // As root Chromium has no sandbox of its own; the other two are for machines without graphics and little memory.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
});
