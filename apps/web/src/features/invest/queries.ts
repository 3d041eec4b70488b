import type { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { Investment, InvestmentReceipt, PreInvestment } from '@cairn/contracts/investments/investments.replies';
import { wireApi } from '@cairn/contracts/payments/wire.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { afterOutage } from '../../lib/api/query-client.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

export type Preparation = Wire<PreInvestment>;
export type Placed = Wire<Investment>;
/** Of the campaign's public page. */
export type Offer = Pick<
  Wire<CampaignPage>,
  | 'coverUrl'
  | 'category'
  | 'equityTerms'
  | 'currency'
  | 'received'
  | 'committed'
  | 'maxOfferingAmount'
  | 'successThreshold'
  | 'goal'
  | 'allocationMethod'
>;
export type Receipt = Wire<InvestmentReceipt>;

export const investKeys = {
  all: SHARED_KEYS.investments,
  prepare: (campaignId: string) => [...investKeys.all, 'prepare', campaignId] as const,
  offer: (slug: string) => [...investKeys.all, 'offer', slug] as const,
  one: (id: string) => [...investKeys.all, 'one', id] as const,
  receipt: (id: string) => [...investKeys.all, 'receipt', id] as const,
};

/** How soon it is asked again whether an obstacle is gone. */
const AGAIN_MS = 15_000;

/**
 * The available amount changes with every other investor, so it is never cached. What stands in the way may end elsewhere,
 * by a review or because the campaign opens: the page then goes on by itself.
 */
export const prepareQuery = (campaignId: string) =>
  queryOptions({
    queryKey: investKeys.prepare(campaignId),
    queryFn: () => send(investmentsApi.prepare, { params: { campaignId } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: (query) => (query.state.data?.allowed === false ? AGAIN_MS : afterOutage(query)),
  });

/** What the campaign offers: its public page has the terms of a loan. */
export const offerQuery = (slug: string) =>
  queryOptions({
    queryKey: investKeys.offer(slug),
    queryFn: () => send(campaignsApi.page, { params: { slug } }),
  });

/** How often it is asked whether the money of a wire transfer has come. */
const WIRE_MS = 30_000;

export const wireQuery = (id: string) =>
  queryOptions({
    queryKey: [...investKeys.all, 'wire', id],
    queryFn: () => send(wireApi.instructions, { params: { id } }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.state === 'open' ? WIRE_MS : false),
  });

export const investmentQuery = (id: string) =>
  queryOptions({
    queryKey: investKeys.one(id),
    queryFn: () => send(investmentsApi.read, { params: { id } }),
    staleTime: 0,
  });

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: investKeys.receipt(id),
    queryFn: () => send(investmentsApi.receipt, { params: { id }, query: {} }),
    staleTime: 0,
  });
