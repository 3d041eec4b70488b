import type { Wire } from '@cairn/contracts/kernel/wire';
import { savedAccountsApi } from '@cairn/contracts/wallet/saved-accounts.endpoints';
import { payersApi } from '@cairn/contracts/wallet/payers.endpoints';
import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import type { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import type { WalletTransaction } from '@cairn/contracts/wallet/wallet-transaction.reply';
import type { Withdrawal as WithdrawalReply } from '@cairn/contracts/wallet/withdrawal.replies';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

export type Entry = Wire<WalletTransaction>;
export type TopUp = Wire<Preapproval>;
export type Withdrawal = Wire<WithdrawalReply>;

/** C-01: ten entries to a page. */
const PAGE_SIZE = 10;

export const walletKeys = {
  all: SHARED_KEYS.wallet,
  detail: (currency: string | null) => [...walletKeys.all, 'detail', currency] as const,
  entries: (currency: string) => [...walletKeys.all, 'entries', currency] as const,
  withdrawals: () => [...walletKeys.all, 'withdrawals'] as const,
  payerAccounts: () => [...walletKeys.all, 'payer-accounts'] as const,
  savedAccounts: () => [...walletKeys.all, 'saved-accounts'] as const,
  topUp: (id: string) => [...walletKeys.all, 'top-up', id] as const,
};

export const entriesQuery = (currencyId: string) =>
  infiniteQueryOptions({
    queryKey: walletKeys.entries(currencyId),
    queryFn: ({ pageParam }) =>
      send(walletApi.transactions, {
        query: { limit: PAGE_SIZE, currencyId, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: walletKeys.withdrawals(),
  queryFn: ({ pageParam }) => send(walletApi.withdrawals, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
});

/** Accounts at providers from which the person has paid, and to which money can be withdrawn. */
export const payerAccountsQuery = queryOptions({
  queryKey: walletKeys.payerAccounts(),
  queryFn: () => send(payersApi.accounts, {}),
});

/** Bank accounts that the person has saved for withdrawals. */
export const savedAccountsQuery = queryOptions({
  queryKey: walletKeys.savedAccounts(),
  queryFn: () => send(savedAccountsApi.list, {}),
});

export const topUpQuery = (id: string) =>
  queryOptions({
    queryKey: walletKeys.topUp(id),
    queryFn: () => send(walletApi.preapproval, { params: { id }, query: {} }),
    staleTime: 0,
  });
