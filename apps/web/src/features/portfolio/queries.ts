import type { Wire } from '@cairn/contracts/kernel/wire';
import { portfolioApi } from '@cairn/contracts/portfolio/portfolio.endpoints';
import type {
  Distribution,
  Holding,
  HoldingDetail,
  PortfolioDashboard,
} from '@cairn/contracts/portfolio/portfolio.replies';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import type { RepaymentReceipt } from '@cairn/contracts/repayments/repayment-receipt.reply';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

export type Held = Wire<Holding>;
export type HeldInFull = Wire<HoldingDetail>;
export type Paid = Wire<Distribution>;
export type Received = Wire<RepaymentReceipt>;
export type Dashboard = Wire<PortfolioDashboard>;

/** The list is short for a person and is grouped on the screen, so that it is read whole. */
const LIMIT = 100;

export const portfolioKeys = {
  all: SHARED_KEYS.portfolio,
  currencies: () => [...portfolioKeys.all, 'currencies'] as const,
  dashboard: (currency: string) => [...portfolioKeys.all, 'dashboard', currency] as const,
  list: (currency: string) => [...portfolioKeys.all, 'list', currency] as const,
  one: (id: string) => [...portfolioKeys.all, 'one', id] as const,
  received: (repaymentId: string) => [...portfolioKeys.all, 'received', repaymentId] as const,
};

export const currenciesQuery = queryOptions({
  queryKey: portfolioKeys.currencies(),
  queryFn: () => send(portfolioApi.currencies, {}),
});

const chosen = (currency: string | null) => (currency ? { currency } : {});

export const dashboardQuery = (currency: string | null) =>
  queryOptions({
    queryKey: portfolioKeys.dashboard(currency ?? ''),
    queryFn: () => send(portfolioApi.dashboard, { query: chosen(currency) }),
  });

export const holdingsQuery = (currency: string | null) =>
  queryOptions({
    queryKey: portfolioKeys.list(currency ?? ''),
    queryFn: () => send(portfolioApi.list, { query: { ...chosen(currency), limit: LIMIT } }),
  });

export const holdingQuery = (id: string) =>
  queryOptions({
    queryKey: portfolioKeys.one(id),
    queryFn: () => send(portfolioApi.detail, { params: { id } }),
  });

/** The amount received of one repayment, for its receipt. */
export const receivedQuery = (repaymentId: string) =>
  queryOptions({
    queryKey: portfolioKeys.received(repaymentId),
    queryFn: () => send(repaymentsApi.receipt, { params: { repaymentId }, query: {} }),
  });
