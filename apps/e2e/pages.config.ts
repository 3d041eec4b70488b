import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/harness/browser.js';

const { executablePath, env } = await findBrowser();

/** A part of `npm run bench`: the pages that visitors meet first. */
export default defineConfig({
  testDir: 'src/pages',
  testMatch: 'pages.bench.ts',
  outputDir: '../../test-results/pages',
  workers: 1,
  timeout: 300_000,
  use: {
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
});
