import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/harness/browser.js';

const { executablePath, env } = await findBrowser();

/** `npm run screens`: every screen in every look, over the demo. */
export default defineConfig({
  testDir: 'src/screens',
  testMatch: 'screens.e2e.ts',
  globalSetup: './src/screens/sign-in-once.ts',
  globalTeardown: './src/screens/write-index.ts',
  outputDir: '../../test-results/screens',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  use: {
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
});
