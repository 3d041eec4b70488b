import type { Stack } from '../../harness/stack.js';
import { expect, type Visitor } from '../../harness/test.js';
import { pick } from '../account.js';
import type { PreparedStaff } from '../prepared-cast.js';
import { applyByIncome, approveAccreditation } from './accreditation.js';
import type { Asked } from './laws.js';

/** What is stated to the site itself, and decided by nobody. */
type Stated = Exclude<Asked, { kind: 'accreditation' }>;

const submits: Readonly<Record<Stated['kind'], string>> = {
  risk_warning: 'web.standing:warning.submit',
  offer_request: 'web.standing:offer.submit',
  knowledge_test: 'web.standing:test.submit',
  category: 'web.standing:category.submit',
  loss_simulation: 'web.standing:simulation.submit',
};

async function fillAmounts({ page, say }: Visitor, part: string, figures: Readonly<Record<string, string>>) {
  for (const [name, figure] of Object.entries(figures)) {
    await page.getByLabel(say(`web.standing:${part}.${name}`)).fill(figure);
  }
}

/** Fills in the one form that is open. */
async function fillIn(visitor: Visitor, asked: Stated): Promise<void> {
  const { page, say } = visitor;
  switch (asked.kind) {
    case 'knowledge_test':
      for (const [question, option] of Object.entries(asked.answers)) {
        await page
          .getByRole('group', { name: say(`web.standing:test.${question}.question`) })
          .getByText(say(`web.standing:test.${question}.${option}`), { exact: true })
          .click();
      }
      break;
    case 'category':
      await pick(visitor, asked.category);
      await fillAmounts(visitor, 'category', asked.figures);
      break;
    case 'loss_simulation':
      await fillAmounts(visitor, 'simulation', asked.figures);
      break;
    default:
  }
  // The sentence that is accepted, where there is one.
  for (const box of await page.locator('form').getByRole('checkbox').all()) await box.check();
}

/** States one thing, and comes back to the amount. */
async function state(visitor: Visitor, asked: Stated, campaign: string): Promise<void> {
  const { page, say, checkScreen } = visitor;
  const submit = page.getByRole('button', { name: say(submits[asked.kind]), exact: true });
  await expect(submit).toBeVisible();
  await fillIn(visitor, asked);
  await checkScreen();
  await submit.click();
  if (asked.kind === 'loss_simulation') {
    // What comes of it is read first.
    await expect(page.getByText(say('web.standing:simulation.bearable'), { exact: true })).toBeVisible();
    await checkScreen();
    await page.getByRole('main').getByRole('link', { name: campaign }).click();
  }
}

/** Applies to be accredited and is found to be, and comes back to the amount. */
async function beAccredited(visitor: Visitor, stack: Stack, staff: PreparedStaff, campaign: string): Promise<void> {
  const { page, checkScreen } = visitor;
  await applyByIncome(visitor);
  await approveAccreditation(stack, staff);
  await page.reload();
  const back = page.getByRole('main').getByRole('link', { name: campaign });
  await expect(back).toBeVisible();
  await checkScreen();
  await back.click();
}

interface World {
  stack: Stack;
  /** Who decides what the site's staff decides. */
  staff: PreparedStaff;
  /** Name of the campaign. */
  campaign: string;
}

/** From a page that says what is missing before an investment, answers one thing after the other on its own screen. */
export async function answerAsked(
  visitor: Visitor,
  asks: readonly Asked[],
  { stack, staff, campaign }: World,
): Promise<void> {
  const { page, say, checkScreen } = visitor;
  for (const asked of asks) {
    const way = asked.kind === 'accreditation' ? 'web.invest:blocked.accredit' : `web.standing:ask.${asked.kind}.title`;
    const link = page.getByRole('link', { name: say(way), exact: true });
    await expect(link).toBeVisible();
    await checkScreen();
    await link.click();
    if (asked.kind === 'accreditation') await beAccredited(visitor, stack, staff, campaign);
    else await state(visitor, asked, campaign);
    await expect(page).toHaveURL(/\/invest\//);
  }
}
