import { agreementsApi, contentApi, investingAccountsApi, investmentsApi, packOf } from '@cairn/contracts';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import { newId } from '../../kernel/crypto/ids.js';
import type { DemoInvestor } from '../demo-people.js';

const key = (): { idempotencyKey: string } => ({ idempotencyKey: newId() });

/** In the investor's own name, entered once and used again. */
async function ownAccount({ api, person }: DemoInvestor): Promise<string> {
  const [known] = await api.send(investingAccountsApi.list, {});
  if (known !== undefined) return known.id;
  const [firstName, lastName] = person.name;
  const { id } = await api.send(investingAccountsApi.add, {
    body: {
      investingAs: 'INDIVIDUAL',
      firstName,
      lastName,
      birthDate: '1984-05-17',
      civilId: null,
      usCitizen: false,
      address: '4 Harbour Street',
      city: 'Marseille',
      postalCode: '13002',
      country: 'FR',
      countryCode: '+33',
      mobile: '491 55 01 00',
      taxCertified: true,
    },
  });
  return id;
}

/** Signs the agreement by a typed name, after a look at it. */
async function sign({ api }: DemoInvestor, investmentId: string): Promise<void> {
  const { sha256, typedName } = await api.send(agreementsApi.generate, {
    body: { investmentId, language: 'en' },
    query: {},
  });
  await api.send(agreementsApi.sign, {
    body: {
      investmentId,
      language: 'en',
      sha256,
      signatureType: 'typed',
      signatureText: typedName,
      agreementRead: true,
      riskAcknowledged: true,
      cancellationUnderstood: true,
    },
    ...key(),
  });
}

/** Begins an investment and does its steps, up to the payment; gives its id. */
export async function beginInvestment(investor: DemoInvestor, campaignId: string, amount: number): Promise<string> {
  const { api } = investor;
  const { jurisdictionProfile } = await api.send(contentApi.siteSetting, {});
  const { version, educationVersion, statements } = packOf(jurisdictionProfile).questionnaire;
  const { id } = await api.send(investmentsApi.invest, { params: { campaignId }, body: { amount }, ...key() });
  await api.send(investmentsApi.change, {
    params: { id },
    body: {
      investorDetails: { representation: true, representationVersion: REPRESENTATION_VERSION },
      questionnaire: { version, educationVersion, statements: [...statements] },
      preSubscription: { accountId: await ownAccount(investor) },
    },
  });
  await sign(investor, id);
  return id;
}

/** Holds the place of an investment whose steps are done. */
export async function reserveInvestment(investor: DemoInvestor, campaignId: string, amount: number): Promise<string> {
  const id = await beginInvestment(investor, campaignId, amount);
  await investor.api.send(investmentsApi.reserve, { params: { id }, ...key() });
  return id;
}

/** Pays an investment from the wallet, where that has enough. */
export async function payInvestment(investor: DemoInvestor, campaignId: string, amount: number): Promise<void> {
  const id = await beginInvestment(investor, campaignId, amount);
  await investor.api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, ...key() });
}
