import { createHash } from 'node:crypto';
import { agreementsApi, type Language } from '@cairn/contracts';
import type { Agreement } from '@cairn/contracts/agreements/agreement.replies';
import type { SignAgreementRequest } from '@cairn/contracts/agreements/agreement.requests';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { newId } from '../../kernel/crypto/ids.js';
import { investAs } from '../investing/invest-as.js';
import { anInvestor, typedNameBy, type Person } from '../people.js';
import type { TestApp } from '../test-app.js';

export const CONSENTS = { agreementRead: true, riskAcknowledged: true, cancellationUnderstood: true };

/** An investment that holds its place, of an investor who has not signed yet. */
export async function aReservedInvestment(t: TestApp, campaignId: string): Promise<{ person: Person; id: string }> {
  const person = await anInvestor(t, { wallet: 1_000_000n });
  const { id } = await investAs(person.api, {
    params: { campaignId },
    body: { amount: 50_000 },
    idempotencyKey: newId(),
  });
  return { person, id };
}

/** The agreement that a person has to sign for an investment. */
export const agreementOf = (
  { api }: Person,
  investmentId: string,
  language: Language = 'en',
): Promise<Wire<Agreement>> => api.send(agreementsApi.generate, { body: { investmentId, language }, query: {} });

/** What signs it by a typed name. */
export const signingOfAgreement = async (
  person: Person,
  investmentId: string,
  language: Language = 'en',
): Promise<SignAgreementRequest> => {
  const { sha256, typedName } = await agreementOf(person, investmentId, language);
  return { investmentId, language, sha256, signatureType: 'typed', signatureText: typedName, ...CONSENTS };
};

/** Signs it, as its person would. */
export const signAgreement = async (
  person: Person,
  investmentId: string,
  change: Partial<SignAgreementRequest> = {},
): Promise<Wire<Agreement>> =>
  person.api.send(agreementsApi.sign, {
    body: { ...(await signingOfAgreement(person, investmentId, change.language ?? 'en')), ...change },
    idempotencyKey: newId(),
  });

/** A PDF by its address, as its reader downloads it. */
export async function download(t: TestApp, { token }: Pick<Person, 'token'>, path: string): Promise<Buffer> {
  const answer = await t
    .http()
    .get(`/api/v1.1${path}${path.includes('?') ? '&' : '?'}format=pdf`)
    .set('authorization', `Bearer ${token}`)
    .responseType('blob');
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.body as Buffer; // as the type of response says
}

/** The agreement as the investor downloads it. */
export const agreementCopy = (t: TestApp, person: Person, id: string): Promise<Buffer> =>
  download(t, person, `/contracts/get-investor-contract/${id}`);

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The owner of a campaign signs an agreement for the company. */
export const countersign = async (
  t: TestApp,
  { owner, id: campaignId }: { owner: Person; id: string },
  id: string,
  sha256: string,
) =>
  owner.api.send(agreementsApi.countersign, {
    params: { campaignId, id },
    body: {
      sha256,
      signatureType: 'typed',
      signatureText: await typedNameBy(t, owner),
      authorityConfirmed: true,
    },
    idempotencyKey: newId(),
  });
