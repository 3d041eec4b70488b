import type { Page } from '@playwright/test';
import axe from 'axe-core';

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

/**
 * axe's serious and critical findings on a screen, and where they are: in the page itself, since what frames hold (a
 * film, somebody's captcha) is not ours to judge.
 */
export async function graveFindings(page: Page): Promise<string[]> {
  const found = await findingsNow(page);
  // A button that was pressed a moment ago may change between axe's reading of its state and of its colours: what is
  // found there is looked at once more, and stays found if it is still so.
  return found.length === 0 ? found : findingsNow(page);
}

async function findingsNow(page: Page): Promise<string[]> {
  await untilStill(page);
  // Half a megabyte of script: once a document, and not with each question.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
