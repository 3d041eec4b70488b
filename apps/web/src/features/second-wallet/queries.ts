import type { Wire } from '@cairn/contracts/kernel/wire';
import { secondWalletApi } from '@cairn/contracts/second-wallet/second-wallet.endpoints';
import type {
  SecondBankAccount,
  SecondTopUp as SecondTopUpReply,
  SecondWallet as SecondWalletReply,
} from '@cairn/contracts/second-wallet/second-wallet.replies';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type SecondWallet = Wire<SecondWalletReply>;
export type SecondTopUp = Wire<SecondTopUpReply>;
export type BankAccount = Wire<SecondBankAccount>;

const AGAIN_MS = 3000;

export const secondWalletKeys = { all: ['second-wallet'] } as const;

/** Read again while the provider has not opened it. */
export const secondWalletQuery = queryOptions({
  queryKey: [...secondWalletKeys.all, 'wallet'],
  queryFn: () => send(secondWalletApi.wallet, {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'opening' ? AGAIN_MS : false),
});

export const bankAccountsQuery = queryOptions({
  queryKey: [...secondWalletKeys.all, 'accounts'],
  queryFn: () => send(secondWalletApi.accounts, {}),
  staleTime: 0,
});

const isAwaited = ({ state, paymentType }: SecondTopUp): boolean =>
  state === 'opening' || (state === 'paying' && paymentType === 'card');

/** Each reading asks the provider. A card is answered within seconds, a bank transfer within days. */
export const secondTopUpQuery = (id: string) =>
  queryOptions({
    queryKey: [...secondWalletKeys.all, 'top-up', id],
    queryFn: () => send(secondWalletApi.readTopUp, { params: { id }, query: {} }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isAwaited(state.data) ? AGAIN_MS : false),
  });
