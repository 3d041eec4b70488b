import { namedAs, typedNameOf } from '@cairn/contracts/kyc/typed-name';
import { kycApi } from '@cairn/contracts';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import type { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import type { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { newId } from '../kernel/crypto/ids.js';
import type { Person } from './people.js';

/** An application that says what any ground asks for, by a call to an accountant. */
export const anApplication = (change: Partial<Wire<AccreditationRequest>> = {}): Wire<AccreditationRequest> => ({
  grounds: ['income'],
  verificationType: 'phone_call',
  detail: 'Any morning.',
  incomeEarlier: 21_000_000,
  incomeLater: 22_000_000,
  jointIncomeEarlier: 31_000_000,
  jointIncomeLater: 32_000_000,
  expectsSameIncome: true,
  assets: 120_000_000,
  residence: 40_000_000,
  mortgage: 30_000_000,
  recentDebt: 0,
  otherDebts: 0,
  licence: 'series_7',
  licenceNumber: '1234567',
  entityAssets: 500_000_001,
  entityInvestments: 500_000_001,
  ownersAccredited: true,
  confirmerName: 'Jane Roe',
  confirmerProfession: 'accountant',
  confirmerLicence: 'CPA 12345',
  ...change,
});

/** The same as the fields of a form. */
export const applicationFields = (change: Partial<Wire<AccreditationRequest>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(anApplication(change)).map(([name, value]) => [name, String(value)]));

/** The contract that a person has to sign, or has signed. */
export async function contractOf({ api }: Person): Promise<Wire<AccreditationContract>> {
  const contract = await api.send(kycApi.accreditationContract, { query: {} });
  if (contract === null) throw new Error('There is no contract');
  return contract;
}

/** What signs it by a typed name. */
export const signingOf = async (
  person: Person,
  change: Partial<SignAccreditationRequest> = {},
): Promise<SignAccreditationRequest> => {
  const { sha256, signerName } = await contractOf(person);
  return {
    sha256,
    signatureType: 'typed',
    signatureText: typedNameOf(namedAs(signerName)),
    termsAccepted: true,
    riskAcknowledged: true,
    qualificationAccepted: true,
    ...change,
  };
};

/** Signs it, as its person would. */
export const signContract = async (
  person: Person,
  change: Partial<SignAccreditationRequest> = {},
): Promise<Wire<AccreditationContract>> =>
  person.api.send(kycApi.signAccreditation, { body: await signingOf(person, change), idempotencyKey: newId() });
