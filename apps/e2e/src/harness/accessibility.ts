import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits for what moves and will end: half faded in, a button has no contrast yet. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/** axe's serious and critical findings on a screen, and where they are. */
export async function graveFindings(page: Page): Promise<string[]> {
  await untilStill(page);
  // Only what is wrong, and in the page itself: what frames hold (a film, somebody's captcha) is not ours to judge.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
