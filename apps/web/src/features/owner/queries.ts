import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import type { CampaignDetail, TakeAwayDetail } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { InvestmentGroup } from '@cairn/contracts/investments/investment-groups';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { CampaignInvestmentRow } from '@cairn/contracts/investments/campaign-investors.replies';
import type { InterestedInvestor } from '@cairn/contracts/investments/interest.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import type {
  OverdueRepayment,
  Payout,
  Repayment,
  RepaymentPlan,
} from '@cairn/contracts/repayments/repayments.replies';
import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { afterOutage } from '../../lib/api/query-client.js';
import { serverClock } from '../../lib/api/server-clock.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

export type OwnCampaign = Wire<CampaignDetail>;
export type TakeAway = Wire<TakeAwayDetail>;
export type OwnPayout = Wire<Payout>;
export type Instalment = Wire<Repayment>;
export type InvestmentRow = Wire<CampaignInvestmentRow>;
export type Interest = Wire<InterestedInvestor>;
export type Plan = Wire<RepaymentPlan>;
export type Overdue = Wire<OverdueRepayment>;

export const ownerKeys = {
  all: ['own-campaigns'] as const,
  list: () => [...ownerKeys.all, 'list'] as const,
  one: (id: string) => [...ownerKeys.all, id] as const,
  investments: (id: string) => [...ownerKeys.all, id, 'investments'] as const,
  repayments: (id: string) => [...ownerKeys.all, id, 'repayments'] as const,
  payouts: (id: string) => [...ownerKeys.all, id, 'payouts'] as const,
  repayment: (id: string) => ['repayment', id] as const,
  overdue: () => ['overdue-repayments'] as const,
  accounts: () => ['connect-accounts'] as const,
};

export const ownListQuery = infiniteQueryOptions({
  queryKey: ownerKeys.list(),
  queryFn: ({ pageParam }) => send(campaignsApi.mine, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
});

export const ownQuery = (id: string) =>
  queryOptions({ queryKey: ownerKeys.one(id), queryFn: () => send(campaignsApi.read, { params: { id } }) });

export const investmentsQuery = (campaignId: string, narrowed: { group?: InvestmentGroup; q?: string } = {}) =>
  infiniteQueryOptions({
    queryKey: [...ownerKeys.investments(campaignId), narrowed],
    queryFn: ({ pageParam }) =>
      send(investmentsApi.ofCampaign, {
        params: { campaignId },
        query: { ...narrowed, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** Who has not invested yet; names change as people show theirs. */
export const interestedQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...ownerKeys.one(campaignId), 'interested'],
    queryFn: ({ pageParam }) =>
      send(investmentsApi.interested, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

const AGAIN_MS = 2000;
/** Sharing out takes seconds; what takes longer waits for an operator, and pages need not keep asking. */
const WATCHED_MS = 300_000;

/** Its money has arrived and is distributed to the investors automatically a moment later. */
const isOnItsWay = ({ state, paidAt }: Pick<Instalment, 'state' | 'paidAt'>): boolean =>
  state === 'distributing' && paidAt !== null && serverClock.now() - Date.parse(paidAt) < WATCHED_MS;

export const repaymentPlanQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ownerKeys.repayments(campaignId),
    queryFn: () => send(repaymentsApi.list, { params: { campaignId } }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.repayments.some(isOnItsWay) ? AGAIN_MS : afterOutage(query)),
  });

export const payoutsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ownerKeys.payouts(campaignId),
    queryFn: () => send(repaymentsApi.payouts, { params: { campaignId } }),
  });

/** The owner's open tasks in all campaigns. */
export const overdueQuery = queryOptions({
  queryKey: ownerKeys.overdue(),
  queryFn: () => send(repaymentsApi.overdue, {}),
  staleTime: 0,
});

export const repaymentQuery = (repaymentId: string) =>
  queryOptions({
    queryKey: ownerKeys.repayment(repaymentId),
    queryFn: () => send(repaymentsApi.read, { params: { repaymentId }, query: {} }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data && isOnItsWay(query.state.data) ? AGAIN_MS : afterOutage(query)),
  });

/** After the provider's page: distributes what was received, without waiting for the provider's message. */
export const processRepaymentQuery = (repaymentId: string) =>
  queryOptions({
    queryKey: [...ownerKeys.repayment(repaymentId), 'process'],
    queryFn: () => send(repaymentsApi.process, { params: { repaymentId } }),
    staleTime: Infinity,
    retry: false,
  });

/** The balance of the owner's wallet in a currency; read again whenever wallets are. */
export const balanceQuery = (currencyId: string) =>
  queryOptions({
    queryKey: [...SHARED_KEYS.wallet, 'balance', currencyId],
    queryFn: () => send(walletApi.detail, { query: { currencyId } }),
    staleTime: 0,
  });

/** What to know before an account is connected, and what is left to do after. */
export const connectNotesQuery = queryOptions({
  queryKey: [...ownerKeys.accounts(), 'notes'] as const,
  queryFn: () => send(paymentsApi.connectNotes, {}),
});

export const accountsQuery = queryOptions({
  queryKey: ownerKeys.accounts(),
  queryFn: () => send(paymentsApi.connectAccounts, {}),
});
