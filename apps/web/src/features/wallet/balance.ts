import type { Wire } from '@cairn/contracts/kernel/wire';
import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import type { WalletDetail } from '@cairn/contracts/wallet/wallet.replies';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

export type Wallet = Wire<WalletDetail>;

/** The wallet in a currency; in the site's where none is named. */
export const walletQuery = (currency: string | null) =>
  queryOptions({
    queryKey: [...SHARED_KEYS.wallet, 'detail', currency],
    queryFn: () => send(walletApi.detail, { query: currency === null ? {} : { currencyId: currency } }),
    staleTime: 0,
  });

/** Whether its owner has anything in it, or on the way into it or out of it. */
export const holdsMoney = ({ available, reserved, pending, others }: Wallet): boolean =>
  [available, reserved, pending, ...others.map((other) => other.available)].some((amount) => amount > 0);
