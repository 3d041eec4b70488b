import { PORTLAND, type Home } from './laws/homes.js';
import { goToPayment, type Screen } from './investing-steps.js';
import { expect, type Visitor } from '../harness/test.js';
import { fill, pick, type Person } from './account.js';
import { PAPER } from './documents.js';

const MEANS = { yearlyIncome: '98000', netWorth: '90000', investedElsewhere: '0' } as const;

/** What is typed of somebody's address and means. */
interface Stated {
  home?: Home;
  means?: Readonly<Record<keyof typeof MEANS, string>>;
}

/** Hands in the first step of the identity record, and goes on to the second. */
async function sayWho(visitor: Visitor, who: Person, { country, ...home }: Home): Promise<void> {
  const { page, say } = visitor;
  await fill(visitor, {
    legalFirstName: who.firstName,
    legalLastName: who.lastName,
    dateOfBirth: '1984-03-12',
    ...home,
  });
  await page.locator('[name="country"]').selectOption(country);
  if (country === 'US') await page.locator('[name="ssn"]').fill(`123-45-${String(6000 + who.email.length)}`);
  await visitor.checkScreen();
  await page.getByRole('button', { name: say('web.kyc:continue') }).click();
}

/** Fills the two forms of the identity record in, on its page. */
export async function fillIdentity(
  visitor: Visitor,
  who: Person,
  { home = PORTLAND, means = MEANS }: Stated = {},
): Promise<void> {
  await sayWho(visitor, who, home);
  await fill(visitor, { jobTitle: 'Carpenter', jobIndustry: 'Building', ...means });
  await visitor.checkScreen();
}

/** Hands the filled record in with a passport, where people decide on it. */
export async function handIdentityIn({ page, say, checkScreen }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('web.kyc:continue') }).click();
  // The toast says it as well.
  const main = page.locator('#main');
  await expect(main.getByText(say('web.kyc:documents.needed'))).toBeVisible();
  await checkScreen();
  const passport = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PAPER) };
  await page.locator('input[type="file"]').setInputFiles(passport);
  await expect(main.getByText(say('web.kyc:documents.here'))).toBeVisible();
}

/** Goes to the identity record and hands it in. */
export async function proveIdentity(visitor: Visitor, who: Person, stated?: Stated): Promise<void> {
  await visitor.page.goto('/user-kyc');
  await fillIdentity(visitor, who, stated);
  await handIdentityIn(visitor);
}

/** Pays with a card that succeeds on the provider's page, which is the sandbox's. */
export async function payOnHostedPage({ page, checkScreen }: Visitor, card = '4242424242424242'): Promise<void> {
  await expect(page.locator('[name="number"]')).toBeVisible();
  await checkScreen();
  await page.locator('[name="number"]').fill(card);
  await page.locator('[name="expiry"]').fill('12/34');
  await page.locator('[name="code"]').fill('123');
  await page.locator('[name="name"]').fill('Card Holder');
  await page.locator('button[value="pay"]').click();
}

/** Adds money to the wallet by card. */
export async function topUp(visitor: Visitor, amount: string): Promise<void> {
  const { page, say } = visitor;
  await page.goto('/settings/wallet');
  await page.locator('form input[inputmode="decimal"]').first().fill(amount);
  await visitor.checkScreen();
  await page.locator('form button[type="submit"]').first().click();
  await expect(page).toHaveURL(/topup-payment/);
  // The address changes first: until its page is there, the last button is still one of the wallet.
  await expect(page.getByText(say('web.wallet:topUp.lede'))).toBeVisible();
  await visitor.checkScreen();
  await page.locator('main button[data-variant]').last().click();
  await payOnHostedPage(visitor);
  await expect(page).toHaveURL(/topup-receipt/);
  // Until the provider's message has come, the page checks, and the wallet is as before.
  await expect(page.getByText(say('web.wallet:topUp.lede_received'))).toBeVisible({ timeout: 60_000 });
  await visitor.checkScreen();
}

interface Investing {
  /** Of the campaign. */
  id: string;
  amount: string;
  /** Number of the card. */
  card?: string;
  /** Fills in whose investment it is, where that is not the investor. */
  holder?: (visitor: Screen) => Promise<void>;
}

/** From the campaign's page to the receipt. */
export async function invest(
  visitor: Visitor,
  { id, amount, card, holder }: Investing,
  rail: 'wallet' | 'card',
): Promise<void> {
  const { page, say } = visitor;
  await page.goto(`/invest/${id}`);
  await page.locator('form input[inputmode="decimal"]').fill(amount);
  await visitor.checkScreen();
  await goToPayment(visitor, holder && { holder });
  await pick(visitor, rail);
  await visitor.checkScreen();
  await page.locator('main button[data-variant]').last().click();
  if (rail === 'card') await payOnHostedPage(visitor, card);
  await expect(page).toHaveURL(/\/receipt\//, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: say('web.invest:receipt.paper.received') })).toBeVisible();
  await visitor.checkScreen();
}
