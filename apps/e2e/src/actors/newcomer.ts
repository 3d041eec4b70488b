import type { Stack } from '../harness/stack.js';
import { expect, type Visitor } from '../harness/test.js';
import type { Actor } from './cast.js';
import { fillIdentity, handIdentityIn } from './investor.js';
import type { Home } from './laws/homes.js';
import type { PreparedStaff } from './prepared-cast.js';
import { approveIdentity } from './prepared-review.js';

/** Types an amount on the page of a campaign, and goes on with it. */
export async function wishToInvest({ page, checkScreen }: Visitor, campaign: string, amount: string): Promise<void> {
  await page.goto(campaign);
  const start = page.locator('form#invest');
  await start.locator('input[inputmode="decimal"]').fill(amount);
  await start.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/invest\//);
  await checkScreen();
}

/** The token of whoever is signed in on the site. */
export const tokenOf = ({ page }: Visitor): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

interface Confirming {
  home: Home;
  /** A year, as it is typed. */
  income: string;
  /** Name of the campaign that the identity is asked for. */
  campaign: string;
}

/** From the page that asks for an identity: hands it in, is approved, and goes back to the campaign. */
export async function confirmIdentity(
  stack: Stack,
  { browser, who }: Actor,
  staff: PreparedStaff,
  { home, income, campaign }: Confirming,
): Promise<void> {
  const { page, say } = browser;
  await page.getByRole('link', { name: say('web.invest:blocked.identity'), exact: true }).click();
  await fillIdentity(browser, who, {
    home,
    means: { yearlyIncome: income, netWorth: '90000', investedElsewhere: '0' },
  });
  await handIdentityIn(browser);
  await approveIdentity(stack.site, { applicant: await tokenOf(browser), reviewer: staff.token });
  await returnApproved(browser, campaign);
}

/** Reads on the page of the identity that it is approved, and goes back to the campaign that asked for it. */
export async function returnApproved({ page, say, checkScreen }: Visitor, campaign: string): Promise<void> {
  await page.reload();
  await expect(page.getByText(say('web.account:identity.approved'), { exact: true })).toBeVisible();
  await checkScreen();
  await page.getByRole('main').getByRole('link', { name: campaign }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(campaign);
}
