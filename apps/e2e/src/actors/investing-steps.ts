import { ask } from '../harness/api.js';
import type { Stack } from '../harness/stack.js';
import { expect, type Visitor } from '../harness/test.js';

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

const next = async ({ page }: Pick<Visitor, 'page'>): Promise<void> => {
  await page.locator('form button[type="submit"]').click();
};

type Screen = Pick<Visitor, 'page' | 'say' | 'checkScreen'>;

/**
 * From the amount to the payment: through the steps, unless they are done already.
 * @param statements how many the law of the site has ticked in its questionnaire
 */
export async function goToPayment(visitor: Screen, statements = STATEMENTS.length): Promise<void> {
  const { page } = visitor;
  await next(visitor);
  await expect(page).toHaveURL(/\/(payment|investor-details|subscription-agreement)\//);
  if (page.url().includes('/investor-details/')) await doSteps(visitor, statements);
  // Another amount is signed for again.
  else if (page.url().includes('/subscription-agreement/')) await sign(visitor);
  await expect(page).toHaveURL(/\/payment\//);
}

/** The steps between the amount and the payment, as somebody does them who invests for the first time or again. */
async function doSteps(visitor: Screen, statements: number): Promise<void> {
  const { page, say } = visitor;
  const box = page.locator('main input[type="checkbox"]');
  await box.check();
  await visitor.checkScreen();
  await next(visitor);

  await expect(page).toHaveURL(/\/investor-questionnaire\//);
  await expect(box).toHaveCount(statements);
  for (const one of await box.all()) await one.check();
  await visitor.checkScreen();
  await next(visitor);

  await expect(page).toHaveURL(/\/pre-subscription-information\//);
  const field = (name: keyof typeof HOLDER) => page.getByLabel(say(`web.invest:account.${name}`), { exact: true });
  const known = page.getByText(say('web.invest:account.another'), { exact: true });
  await expect(known.or(field('mobile'))).toBeVisible();
  if (!(await known.isVisible())) {
    await page.getByLabel(say('web.invest:account.country'), { exact: true }).selectOption('IE');
    for (const [name, value] of Object.entries(HOLDER)) await field(name as keyof typeof HOLDER).fill(value);
    await page.getByLabel(say('web.invest:account.taxCertified'), { exact: true }).check();
  }
  await visitor.checkScreen();
  await next(visitor);

  await sign(visitor);
}

/** Reads the agreement and signs it by a typed name. */
async function sign(visitor: Screen): Promise<void> {
  const { page, say } = visitor;
  await expect(page).toHaveURL(/\/subscription-agreement\//);
  await page.getByRole('button', { name: say('web.agreements:sign'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('web.signature:way.typed'), exact: true }).check();
  // Whose name it is stands below.
  await dialog.getByRole('textbox').fill(await dialog.locator('bdi').last().innerText());
  for (const one of await dialog.getByRole('checkbox').all()) await one.check();
  await visitor.checkScreen();
  await dialog.getByRole('button', { name: say('web.agreements:sign'), exact: true }).click();
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
