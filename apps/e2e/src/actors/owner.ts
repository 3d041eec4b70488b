import { expect, type Visitor } from '../harness/test.js';
import type { Stack } from '../harness/stack.js';
import { fill, pick, proveItIsMe, type Person } from './account.js';
import { listCovered } from './covered-persons.js';
import { attachPicture } from './picture.js';

/** The questions that the site is set up with. */
export const QUESTIONS = ['revenue', 'risks', 'minimum', 'owners', 'exit'];

interface Raise {
  name: string;
  mode: 'fixed' | 'flexible';
  /** Amounts as they are typed, in major units. */
  goal: string;
  minimum: string;
  firstClosing: string;
  ceiling: string;
  /** Last day, ISO 8601. */
  closes: string;
  /** Dollars unless said. */
  currency?: string;
}

export interface EquityRaise extends Raise {
  type: 'equity';
  pricePerShare: string;
  availableShares: string;
  existingShares: string;
  equityAvailable: string;
  preMoneyValuation: string;
}

export interface DebtRaise extends Raise {
  type: 'debt';
  interestRate: string;
  termLength: string;
  firstPayment: string;
}

export type CampaignPlan = EquityRaise | DebtRaise;

/** Chooses in lists by their names. */
export async function choose({ page }: Visitor, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name="${name}"]`).selectOption(value);
}

async function next(visitor: Visitor, button: string, step: string): Promise<void> {
  await visitor.checkScreen();
  await visitor.page.getByRole('button', { name: visitor.say(button) }).click();
  await expect(visitor.page).toHaveURL(new RegExp(step));
}

/** Walks through the wizard and hands the campaign in. */
export async function submitCampaign(visitor: Visitor, stack: Stack, plan: EquityRaise): Promise<string> {
  const { page, say } = visitor;
  await page.goto('/create-campaign/choose-type');
  await pick(visitor, plan.type);
  await fill(visitor, { name: plan.name });
  await next(visitor, 'web.wizard:type.submit', 'company-info');
  const id = page.url().split('/').at(-1) ?? '';

  await fill(visitor, {
    companyName: `${plan.name} Limited`,
    companyTagLine: 'Bread for a street that has none.',
    companyEmail: 'office@example.org',
    phoneNumber: '+12025550199',
    address: '4 Mill Lane',
    city: 'Portland',
    description: 'A bakery with two ovens and eleven people, open since 2016.',
    website: 'https://bakery.example.org',
    yearFounded: '2016',
    formCLink: 'https://www.sec.gov/Archives/edgar/data/1/form-c.html',
  });
  await choose(visitor, { country: 'US', category: 'food', industry: 'food_and_drink' });
  await attachPicture(visitor, { width: 240, height: 240 });
  await next(visitor, 'web.wizard:company.next', 'fundraising-detail');

  await pick(visitor, plan.mode);
  await fill(visitor, {
    goal: plan.goal,
    ...(plan.mode === 'flexible' && { minimumRaise: plan.minimum, maximumRaise: plan.firstClosing }),
    maxOfferingAmount: plan.ceiling,
    minimumInvestment: '100',
    maximumInvestment: plan.goal,
    closingDate: plan.closes,
  });
  await choose(visitor, { campaignStage: 'growth', investingRound: 'seed', campaignAccreditation: 'both' });
  const { pricePerShare, availableShares, existingShares, equityAvailable, preMoneyValuation } = plan;
  await fill(visitor, { pricePerShare, availableShares, existingShares, equityAvailable, preMoneyValuation });
  await next(visitor, 'web.wizard:raise.next', 'story');

  await fill(visitor, { campaignStory: 'We bake at night, by hand. The money buys a third oven and a cold room.' });
  await attachPicture(visitor, { width: 750, height: 550 });
  await next(visitor, 'web.wizard:story.next', 'faqs');

  for (const question of QUESTIONS) await page.locator(`[name="${question}"]`).fill(`What we say of ${question}.`);
  await next(visitor, 'web.wizard:faqs.next', 'extras');
  // The covered persons are listed beside the screen: their own journey looks at it.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await listCovered(stack.site, token ?? '', id, `${plan.name} Limited`);
  await page.reload();
  await page.getByRole('link', { name: say('web.wizard:extras.next') }).click();
  await expect(page).toHaveURL(/funding/);

  await fill(visitor, {
    bankName: 'First Bank of Portland',
    routingNumber: '110000000',
    accountNumber: '000123456789',
    confirmAccountNumber: '000123456789',
  });
  await choose(visitor, { accountType: 'checking' });
  await page.locator('[name="tos"]').check();
  await visitor.checkScreen();
  await page.getByRole('button', { name: say('web.wizard:funding.save') }).click();
  await expect(page.getByText(say('web.wizard:saved'), { exact: true })).toBeVisible();
  await submitForReview(visitor);
  await visitor.checkScreen();
  return id;
}

/** Submits a complete draft, after the question that says what follows. */
export async function submitForReview({ page, say }: Pick<Visitor, 'page' | 'say'>): Promise<void> {
  const submit = { name: say('web.wizard:checklist.submit') };
  await page.getByRole('button', submit).click();
  await page.getByRole('dialog').getByRole('button', submit).click();
  await expect(page.getByRole('heading', { level: 1, name: say('web.wizard:thanks.title') })).toBeVisible();
}

/** From the story of a complete draft: on to the questions, and submitted there. */
export async function submitAfterStory(visitor: Pick<Visitor, 'page' | 'say'>): Promise<void> {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('web.wizard:story.next'), exact: true }).click();
  // Until the next step is there, the button beside it is the one of the step that is left.
  await expect(page.getByRole('heading', { level: 1, name: say('web.wizard:faqs.title') })).toBeVisible();
  await submitForReview(visitor);
}

/** Connects a payout account on the provider's page. */
export async function connectAccount({ page, say, checkScreen }: Visitor): Promise<void> {
  await page.goto('/stripe-account-connect');
  await page.getByRole('button', { name: say('web.owner:connect.start') }).click();
  await page.locator('[name="business"]').fill('Night Bakery Limited');
  await page.locator('[name="account"]').fill('000123456789');
  await page.locator('button[value="complete"]').click();
  await expect(page).toHaveURL(/stripe-account-connect/);
  await expect(page.getByText(say('web.owner:connect.ready'))).toBeVisible();
  await checkScreen();
}

/** Asks for everything that may be paid out, and proves to be there (SEC-14). */
export async function requestPayout(visitor: Visitor, stack: Stack, who: Person, campaign: string): Promise<void> {
  const { page, say, checkScreen } = visitor;
  await page.goto(`/campaign-dashboard/${campaign}`);
  const panel = page.getByRole('form', { name: say('web.owner:payout.title') });
  await expect(panel).toBeVisible();
  await checkScreen();
  // Refused until its caller has proved to be there, and then asked again.
  visitor.watch.allow(/\/repayments\/request-payout\//);
  await panel.getByRole('button').click();
  await proveItIsMe(visitor, stack, who);
  await expect(panel).toBeHidden();
}
