import { kycApi } from '@cairn/contracts';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import type { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { newId } from '../kernel/crypto/ids.js';
import type { Person } from './people.js';

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
): Promise<SignAccreditationRequest> => ({
  sha256: (await contractOf(person)).sha256,
  signatureType: 'typed',
  signatureText: 'Person Example',
  termsAccepted: true,
  riskAcknowledged: true,
  qualificationAccepted: true,
  ...change,
});

/** Signs it, as its person would. */
export const signContract = async (
  person: Person,
  change: Partial<SignAccreditationRequest> = {},
): Promise<Wire<AccreditationContract>> =>
  person.api.send(kycApi.signAccreditation, { body: await signingOf(person, change), idempotencyKey: newId() });
