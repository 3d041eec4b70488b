import type { Wire } from '@cairn/contracts/kernel/wire';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import type { SpouseLink } from '@cairn/contracts/kyc/investor-figures.replies';
import type { Accreditation, InvestorProfile } from '@cairn/contracts/kyc/kyc.replies';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Profile = Wire<InvestorProfile>;
export type Accredited = Wire<Accreditation>;

export type Spouse = Wire<SpouseLink>;

export type Agreed = Wire<AccreditationContract>;

export const identityKeys = {
  profile: ['identity', 'profile'],
  figures: ['identity', 'figures'],
  papers: ['identity', 'papers'],
  spouse: ['identity', 'spouse'],
  accreditation: ['identity', 'accreditation'],
  contract: ['identity', 'accreditation', 'contract'],
} as const;

/** Null while nothing was sent. */
export const profileQuery = queryOptions({
  queryKey: identityKeys.profile,
  queryFn: () => send(kycApi.profile, {}),
});

/** What was stated when, newest first. */
export const statedQuery = queryOptions({
  queryKey: identityKeys.figures,
  queryFn: () => send(kycApi.figures, {}),
});

/** Documents that were handed in, newest first. */
export const papersQuery = queryOptions({
  queryKey: identityKeys.papers,
  queryFn: () => send(kycApi.papers, {}),
});

/** Null while nobody was asked. */
export const spouseQuery = queryOptions({
  queryKey: identityKeys.spouse,
  queryFn: () => send(kycApi.spouse, {}),
});

export const accreditationQuery = queryOptions({
  queryKey: identityKeys.accreditation,
  queryFn: () => send(kycApi.accreditation, {}),
});

/** The contract to sign is in the reader's language; null while there is no application. */
export const contractQuery = (language: string) =>
  queryOptions({
    queryKey: [...identityKeys.contract, language],
    queryFn: () => send(kycApi.accreditationContract, { query: {} }),
  });
