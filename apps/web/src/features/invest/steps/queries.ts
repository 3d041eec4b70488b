import { investingAccountsApi } from '@cairn/contracts/investments/steps/investing-accounts.endpoints';
import type { InvestingAccount } from '@cairn/contracts/investments/steps/investing-account.reply';
import type { InvestmentProcess } from '@cairn/contracts/investments/steps/investment-process.reply';
import { savedInvestmentsApi } from '@cairn/contracts/investments/steps/saved-investments.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import type { InvestorProfile } from '@cairn/contracts/kyc/kyc.replies';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

export type Process = Wire<InvestmentProcess>;
export type Account = Wire<InvestingAccount>;
export type OwnIdentity = Wire<InvestorProfile> | null;

/** One may have begun many; the one of a campaign is among the latest. */
const LATEST = 100;

export const stepKeys = {
  process: (id: string) => [...SHARED_KEYS.investments, 'process', id] as const,
  begun: [...SHARED_KEYS.investments, 'begun'] as const,
  saved: [...SHARED_KEYS.investments, 'saved'] as const,
  accounts: ['investing-accounts'] as const,
};

export const processQuery = (id: string) =>
  queryOptions({
    queryKey: stepKeys.process(id),
    queryFn: () => send(savedInvestmentsApi.read, { params: { id } }),
    staleTime: 0,
  });

/** What one has begun in a campaign and not paid; null where there is nothing. */
export const begunQuery = (campaignId: string) =>
  queryOptions({
    queryKey: stepKeys.begun,
    queryFn: async () => (await send(savedInvestmentsApi.list, { query: { limit: LATEST } })).items,
    staleTime: 0,
    gcTime: 0,
    select: (begun): Process | null => begun.find((one) => one.campaignId === campaignId) ?? null,
  });

export const savedInvestmentsQuery = infiniteQueryOptions({
  queryKey: stepKeys.saved,
  queryFn: ({ pageParam }) => send(savedInvestmentsApi.list, { query: pageParam === '' ? {} : { cursor: pageParam } }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const accountsQuery = queryOptions({
  queryKey: stepKeys.accounts,
  queryFn: () => send(investingAccountsApi.list, {}),
});

/** Who one is, as one's identity says; null while nothing was sent. */
export const ownIdentityQuery = queryOptions({
  queryKey: ['investing-accounts', 'identity'],
  queryFn: () => send(kycApi.profile, {}),
});
