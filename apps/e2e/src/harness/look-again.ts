import { expect } from '@playwright/test';
import type { Visitor } from './test.js';

const PATIENCE = 60_000;
const GLANCE = 3_000;

/** Opens a page again and again until it reads as it will once the background work is done. */
export async function lookAgain(
  { page }: Visitor,
  address: string,
  reads: (glance: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    // Going to a part of the page that is open would not load it anew.
    if (address.includes('#')) await page.goto('about:blank');
    await page.goto(address);
    await reads({ timeout: GLANCE });
  }).toPass({ timeout: PATIENCE });
}
