import { ask } from '../harness/api.js';
import type { Stack } from '../harness/stack.js';
import { expect, type Visitor } from '../harness/test.js';
import { signByName } from './signature.js';

/** The wordings in force. */
const VERSION = '2026-11';
const STATEMENTS = ['education', 'loss', 'resale', 'cancel', 'bear', 'no_advice'];

/** Of who invests, entered once; the name is that of the identity. */
const HOLDER = {
  address: '12 Quay Street',
  city: 'Galway',
  postalCode: 'H91 X2R7',
  countryCode: '+353',
  mobile: '91 555 01 00',
} as const;

/** Presses the button that goes on. */
export const next = async ({ page }: Pick<Visitor, 'page'>): Promise<void> => {
  await page.locator('form button[type="submit"]').click();
};

export type Screen = Pick<Visitor, 'page' | 'say' | 'checkScreen'>;

/** What is different from an investment of one's own under the first law. */
interface Course {
  /** How many the law of the site has ticked in its questionnaire. */
  statements?: number;
  /** Fills in whose investment it is, where that is not the investor. */
  holder?: (visitor: Screen) => Promise<void>;
}

/** From the amount to the payment: through the steps, unless they are done already. */
export async function goToPayment(visitor: Screen, course: Course = {}): Promise<void> {
  await goToAgreement(visitor, course);
  // Another amount is signed for again.
  if (visitor.page.url().includes('/subscription-agreement/')) await signAgreement(visitor);
  await expect(visitor.page).toHaveURL(/\/payment\//);
}

/** From the amount to the agreement; to the payment where there is nothing to be signed any more. */
export async function goToAgreement(visitor: Screen, course: Course = {}): Promise<void> {
  const { page } = visitor;
  await next(visitor);
  await expect(page).toHaveURL(/\/(payment|investor-details|subscription-agreement)\//);
  if (page.url().includes('/investor-details/')) await doSteps(visitor, course);
}

/** Says that the figures which the limit follows from are true. */
export async function stateFigures(visitor: Screen): Promise<void> {
  await expect(visitor.page).toHaveURL(/\/investor-details\//);
  await visitor.page.locator('main input[type="checkbox"]').check();
  await visitor.checkScreen();
  await next(visitor);
}

/** Ticks all that the law has ticked. */
export async function answerQuestions(visitor: Screen, statements = STATEMENTS.length): Promise<void> {
  const { page } = visitor;
  const box = page.locator('main input[type="checkbox"]');
  await expect(page).toHaveURL(/\/investor-questionnaire\//);
  await expect(box).toHaveCount(statements);
  for (const one of await box.all()) await one.check();
  await visitor.checkScreen();
  await next(visitor);
}

/** The steps between the amount and the agreement, as somebody does them who invests for the first time or again. */
async function doSteps(visitor: Screen, { statements, holder = ownName }: Course): Promise<void> {
  const { page } = visitor;
  await stateFigures(visitor);
  await answerQuestions(visitor, statements);
  await expect(page).toHaveURL(/\/pre-subscription-information\//);
  await holder(visitor);
  await visitor.checkScreen();
  await next(visitor);
  await expect(page).toHaveURL(/\/subscription-agreement\//);
}

/** Address and telephone of a holder, typed where they are asked for. */
export async function fillAddress({ page, say }: Screen): Promise<void> {
  await page.getByLabel(say('web.invest:account.country'), { exact: true }).selectOption('IE');
  for (const [name, value] of Object.entries(HOLDER)) {
    await page.getByLabel(say(`web.invest:account.${name}`), { exact: true }).fill(value);
  }
  await page.locator('main input[name="taxCertified"]').check();
}

/** In one's own name, which is entered once. */
export async function ownName(visitor: Screen): Promise<void> {
  const { page, say } = visitor;
  const known = page.getByText(say('web.invest:account.another'), { exact: true });
  await expect(known.or(page.getByLabel(say('web.invest:account.mobile'), { exact: true }))).toBeVisible();
  if (!(await known.isVisible())) await fillAddress(visitor);
}

/** Reads the agreement and signs it by a typed name. */
export async function signAgreement(visitor: Screen): Promise<void> {
  const words = visitor.say('web.agreements:sign');
  await signByName(visitor, { open: words, confirm: words });
}

interface Begun {
  campaign: string;
  /** Minor units. */
  amount: number;
}

/** The same without a browser, up to the place that is held; gives the investment's id. */
export async function reserveByCalls({ site }: Stack, token: string, { campaign, amount }: Begun): Promise<string> {
  const call = <T>(method: string, path: string, body?: object): Promise<T> =>
    ask<T>(site, method, path, { token, ...(body ? { body } : {}) });
  const { id } = await call<{ id: string }>('POST', `/process-investment/${campaign}`, { amount });
  const identity = await call<{ legalFirstName: string; legalLastName: string; dateOfBirth: string }>(
    'GET',
    '/investor-profiles',
  );
  const account = await call<{ id: string }>('POST', '/investing-accounts', {
    ...HOLDER,
    firstName: identity.legalFirstName,
    lastName: identity.legalLastName,
    birthDate: identity.dateOfBirth,
    investingAs: 'INDIVIDUAL',
    country: 'IE',
    taxCertified: true,
  });
  await call('PATCH', `/process-investment/${id}`, {
    investorDetails: { representation: true, representationVersion: VERSION },
    questionnaire: { version: VERSION, educationVersion: VERSION, statements: STATEMENTS },
    preSubscription: { accountId: account.id },
  });
  const text = { investmentId: id, language: 'en' };
  const { sha256, typedName } = await call<{ sha256: string; typedName: string }>(
    'POST',
    '/contracts/generate-pdf',
    text,
  );
  await call('POST', '/contracts/create-pdf', {
    ...text,
    sha256,
    signatureType: 'typed',
    signatureText: typedName,
    agreementRead: true,
    riskAcknowledged: true,
    cancellationUnderstood: true,
  });
  await call('POST', `/process-investment/reserve/${id}`, {});
  return id;
}
