import type { Locator } from '@playwright/test';
import type { Visitor } from '../harness/test.js';

/** Replaces what a field holds, key by key. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

/** Reads something in another tab, for minutes on the browser's own clock, and comes back. */
export async function lookAway({ page }: Visitor, minutes: number): Promise<void> {
  const beside = await page.context().newPage();
  await beside.goto('/faq');
  await beside.bringToFront();
  await page.clock.runFor(minutes * 60_000);
  await beside.close();
  await page.bringToFront();
}

/** Whether a page is as wide as its window: nobody pushes it sideways to read it. */
export const fitsWindow = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
