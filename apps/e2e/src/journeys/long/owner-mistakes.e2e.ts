import { fill, pick, signIn } from '../../actors/account.js';
import { clearCovered, listCovered } from '../../actors/covered-persons.js';
import { complains, isRight } from '../../actors/mistakes.js';
import { tokenOf } from '../../actors/newcomer.js';
import { UNCHECKED } from '../../actors/office.js';
import { choose, QUESTIONS, submitAfterStory, submitForReview } from '../../actors/owner.js';
import { attachFile, attachPicture } from '../../actors/picture.js';
import { debtPlan } from '../../actors/plans.js';
import { PreparedCast, type PreparedActor } from '../../actors/prepared-cast.js';
import { ask } from '../../harness/api.js';
import type { Stack } from '../../harness/stack.js';
import { expect, test, type Visitor } from '../../harness/together.js';

const COMPANY = {
  companyName: 'Oven',
  companyTagLine: 'Bread for a street that has none.',
  companyEmail: 'office(at)example.org',
  phoneNumber: '12345',
  address: '4 Mill Lane',
  city: 'Portland',
  description: 'A bakery with two ovens and eleven people, open since 2016.',
  website: 'bakery',
  yearFounded: '2090',
  formCLink: 'https://www.sec.gov/Archives/edgar/data/1/form-c.html',
};

/** Presses the button of a step, which is refused. */
async function press({ page, say }: Visitor, button: string): Promise<void> {
  await page.getByRole('button', { name: say(button), exact: true }).click();
}

async function describeCompany(owner: Visitor): Promise<void> {
  const { page, say, checkScreen } = owner;
  const next = 'web.wizard:company.next';
  await fill(owner, COMPANY);
  await choose(owner, { country: 'US', category: 'food', industry: 'food_and_drink' });
  // The page is loaded again before anything is sent: what was stored and what could not be are both there.
  await page.reload();
  await expect(page.getByText(say('web.wizard:saving.restored'))).toBeVisible();
  await expect(page.locator('[name="companyEmail"]')).toHaveValue(COMPANY.companyEmail);
  await expect(page.locator('[name="city"]')).toHaveValue(COMPANY.city);
  await attachFile(owner, { name: 'logo.pdf', mimeType: 'application/pdf', text: 'not a picture' });
  await expect(page.getByText(say('web.wizard:picture.unreadable'))).toBeVisible();
  await attachPicture(owner, { width: 120, height: 120 });
  await expect(
    page.getByText(say('web.wizard:picture.tooSmall', { width: '200', height: '200' }), { exact: true }),
  ).toBeVisible();
  await press(owner, next);
  for (const [name, words] of [
    ['companyName', 'web.common:validation.min_length'],
    ['companyEmail', 'web.common:validation.email'],
    ['phoneNumber', 'web.common:validation.phone'],
    ['website', 'web.common:validation.url'],
    ['yearFounded', 'web.wizard:campaign.founded_in_future'],
  ] as const) {
    await complains(owner, name, words);
  }
  await checkScreen();
  await fill(owner, {
    companyName: 'Mill Lane Oven Limited',
    companyEmail: 'office@example.org',
    phoneNumber: '+12025550199',
    website: 'https://bakery.example.org',
    yearFounded: '2016',
  });
  await attachPicture(owner, { width: 240, height: 240 });
  await press(owner, next);
  await expect(page).toHaveURL(/fundraising-detail/);
}

/** Figures and dates as they are mistaken, and as they are meant. */
async function setTerms({ browser: owner, who, token }: PreparedActor, stack: Stack): Promise<void> {
  const { page, say, checkScreen } = owner;
  const next = 'web.wizard:raise.next';
  const plan = await debtPlan(stack, 'Mill Lane Oven');
  const meant = {
    goal: plan.goal,
    minimumRaise: plan.minimum,
    maximumRaise: plan.firstClosing,
    maxOfferingAmount: plan.ceiling,
    minimumInvestment: '100',
    maximumInvestment: plan.goal,
    closingDate: plan.closes,
    interestRate: plan.interestRate,
    termLength: plan.termLength,
    paybackStartDate: plan.firstPayment,
  };
  await pick(owner, 'flexible');
  await fill(owner, {
    ...meant,
    goal: 'four thousand',
    minimumRaise: '5000',
    maximumInvestment: '9000',
    closingDate: '2020-01-31',
    paybackStartDate: plan.closes,
    interestRate: '800',
  });
  await choose(owner, {
    campaignStage: 'growth',
    investingRound: 'seed',
    campaignAccreditation: 'both',
    investFrequency: 'quarterly',
    repaymentSchedule: 'interest_only',
  });
  await press(owner, next);
  await complains(owner, 'goal', 'web.common:figure.letters');
  await complains(owner, 'closingDate', 'web.wizard:campaign.closing_too_early');
  await complains(owner, 'interestRate', 'web.common:validation.rate');
  await checkScreen();

  await fill(owner, { goal: meant.goal, closingDate: meant.closingDate, interestRate: meant.interestRate });
  await press(owner, next);
  await complains(owner, 'minimumRaise', 'web.wizard:campaign.goal_not_above_minimum');
  await complains(owner, 'maximumInvestment', 'web.wizard:campaign.maximum_investment_above_goal');
  await complains(owner, 'paybackStartDate', 'web.wizard:campaign.payback_before_closing');
  await isRight(owner, 'goal');

  // The session ends elsewhere while it is mended: what was typed is there again after the sign-in.
  await fill(owner, { minimumRaise: meant.minimumRaise, maximumInvestment: meant.maximumInvestment });
  await press(owner, next);
  const path = `/campaign/fundraising-detail/${page.url().split('/').at(-1) ?? ''}`;
  const stored = () => ask<{ maximumInvestment: number | null }>(stack.site, 'GET', path, { token });
  await expect.poll(async () => (await stored()).maximumInvestment).toBe(Number(meant.maximumInvestment) * 100);
  // Whatever the page asked for meanwhile was answered while somebody was signed in.
  await expect(page.locator('[name="paybackStartDate"]')).toBeEnabled();
  await ask(stack.site, 'POST', '/users/logout', { token });
  owner.watch.allow(/\/api\/v1\.1\//); // refused, for nobody is signed in any more
  // Saving it by itself finds the session ended.
  await fill(owner, { paybackStartDate: meant.paybackStartDate });
  await expect(page).toHaveURL(/\/login/);
  await signIn(owner, who);
  await expect(page.getByText(say('web.wizard:saving.restored'))).toBeVisible();
  await expect(page.locator('[name="minimumRaise"]')).toHaveValue(/2,000/);
  await expect(page.locator('[name="paybackStartDate"]')).toHaveValue(meant.paybackStartDate);
  await checkScreen();
  await press(owner, next);
  await expect(page).toHaveURL(/story/);
}

/** Two tabs: what one stored is not overwritten by the other, which chooses it. */
async function tellStory(owner: Visitor): Promise<void> {
  const { page, say, checkScreen } = owner;
  const next = 'web.wizard:story.next';
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('[name="campaignStory"]')).toBeVisible();

  await fill(owner, { campaignStory: 'We bake at night.' });
  await attachPicture(owner, { width: 750, height: 550 });
  await page.getByRole('link', { name: say('web.wizard:leave') }).click();
  await press(owner, 'web.common:unsaved.stay');
  await press(owner, next);
  await expect(page).toHaveURL(/faqs/);

  await other.locator('[name="campaignStory"]').fill('An older text in a tab that was forgotten.');
  await other.getByRole('button', { name: say(next), exact: true }).click();
  await other.getByRole('button', { name: say('web.wizard:saving.theirs') }).click();
  await expect(other.locator('[name="campaignStory"]')).toHaveValue('We bake at night.');
  await other.close();
  await checkScreen();
}

/** V-35: without the answers nothing is submitted; half a question is asked for its other half. */
async function answerQuestions(owner: Visitor): Promise<void> {
  const { page, say, checkScreen } = owner;
  const next = 'web.wizard:faqs.next';
  const [first = '', ...others] = QUESTIONS;
  for (const question of others) await page.locator(`[name="${question}"]`).fill(`What we say of ${question}.`);
  await press(owner, 'web.wizard:faqs.add');
  await page.locator('[name="own.0.question"]').fill('Do investors get bread?');
  await press(owner, next);
  await complains(owner, 'own.0.answer', 'web.common:validation.required');
  await page.locator('[name="own.0.answer"]').fill('No.');
  await checkScreen();
  await press(owner, next);
  await expect(page).toHaveURL(/extras/);
  await expect(page.getByRole('button', { name: say('web.wizard:checklist.submit') })).toBeDisabled();
  await checkScreen();
  await page
    .getByRole('list')
    .getByRole('link', { name: say('web.wizard:steps.faqs') })
    .first()
    .click();
  await page.locator(`[name="${first}"]`).fill('A loaf costs four dollars.');
  await press(owner, next);
  await expect(page).toHaveURL(/extras/);
  await page.getByRole('link', { name: say('web.wizard:extras.next') }).click();
  await expect(page).toHaveURL(/funding/);
}

async function giveAccount(owner: Visitor): Promise<void> {
  const { page, say, checkScreen } = owner;
  const save = 'web.wizard:funding.save';
  await expect(page.getByRole('button', { name: say('web.wizard:checklist.submit') })).toBeDisabled();
  await fill(owner, {
    bankName: 'First Bank of Portland',
    routingNumber: '123456789',
    accountNumber: '000123456789',
    confirmAccountNumber: '000123456798',
  });
  await choose(owner, { accountType: 'checking' });
  await press(owner, save);
  await complains(owner, 'routingNumber', 'web.common:validation.routing_number');
  await complains(owner, 'confirmAccountNumber', 'web.common:validation.account_number_mismatch');
  await complains(owner, 'tos', 'web.common:validation.accepted');
  await checkScreen();
  await fill(owner, { routingNumber: '110000000', confirmAccountNumber: '000123456789' });
  await page.locator('[name="tos"]').check();
  await press(owner, save);
  await expect(page.getByText(say('web.wizard:saved'), { exact: true })).toBeVisible();
}

test('an owner makes every usual mistake, sees each error at its place, and loses nothing', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  const actor = await cast.member('Ottilie', 'Weber', 'campaign-owner');
  const owner = actor.browser;
  const { page, say, checkScreen } = owner;
  owner.watch.allow(/\/(campaign|equity)\//); // refused on purpose, field by field
  await page.clock.install();
  await page.goto('/create-campaign/choose-type');
  await pick(owner, 'debt');
  await fill(owner, { name: 'Mi' });
  await press(owner, 'web.wizard:type.submit');
  await complains(owner, 'name', 'web.common:validation.min_length');
  await fill(owner, { name: 'Mill Lane Oven' });
  await press(owner, 'web.wizard:type.submit');
  await expect(page).toHaveURL(/company-info/);
  const id = page.url().split('/').at(-1) ?? '';

  await describeCompany(owner);
  await page.clock.runFor('20:00');
  await setTerms(actor, stack);
  await page.clock.runFor('20:00');
  await tellStory(owner);
  await answerQuestions(owner);
  await giveAccount(owner);
  // The covered persons are listed beside the screen: their own journey looks at it.
  await listCovered(stack.site, (await tokenOf(owner)) ?? '', id, 'Mill Lane Oven Limited');
  await page.reload();
  await submitForReview(owner);

  // Read by a person, declined with a reason, mended, and submitted again.
  const act = (decision: string, body = {}) =>
    ask(stack.site, 'POST', `/admin/campaigns/${id}/${decision}`, { token: staff.token, body });
  await act('decline', { reason: 'Say in the story what the money is for.' });
  await page.goto(`/create-campaign/story/${id}`);
  await expect(page.getByText('Say in the story what the money is for.')).toBeVisible();
  await checkScreen();
  await fill(owner, { campaignStory: 'We bake at night. The money buys a third oven.' });
  await submitAfterStory(owner);
  await clearCovered(stack.site, staff.token, id);
  await act('approve', UNCHECKED);

  // Live: figures are locked, and the page shows it.
  await page.goto(`/create-campaign/fundraising-detail/${id}`);
  await expect(page.getByText(say('web.wizard:live.lockedStep'))).toBeVisible();
  await expect(page.locator('[name="goal"]')).toBeDisabled();
  await checkScreen();
});
