import type { Wire } from '@cairn/contracts/kernel/wire';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import type { Accreditation, InvestorProfile } from '@cairn/contracts/kyc/kyc.replies';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api.js';

export type Profile = Wire<InvestorProfile>;
export type Accredited = Wire<Accreditation>;

export const identityKeys = { profile: ['identity', 'profile'], accreditation: ['identity', 'accreditation'] } as const;

/** Null while nothing was sent. */
export const profileQuery = queryOptions({
  queryKey: identityKeys.profile,
  queryFn: () => send(kycApi.profile, {}),
});

export const accreditationQuery = queryOptions({
  queryKey: identityKeys.accreditation,
  queryFn: () => send(kycApi.accreditation, {}),
});
