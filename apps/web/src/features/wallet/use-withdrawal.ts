import { ApiError } from '@cairn/client';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { Withdrawal } from '@cairn/contracts/wallet/withdrawal.replies';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format/format.js';
import { useCommand } from '../../lib/api/use-command.js';
import { walletQuery, type Wallet } from './balance.js';
import { walletFee } from './fees.js';
import { walletKeys } from './queries.js';

/** What follows from the amount that is typed. */
export interface AmountFacts {
  typed: number;
  fee: number;
  isAbove: boolean;
  /** Why it may not leave. */
  problem: string | undefined;
}

const useAbove = ({ currency }: Wallet) => {
  const { t } = useTranslation('wallet');
  const atMost = (most: number) => t('aboveWithdrawable', { amount: formatMoney(most, currency) });
  return { atMost, aboveBalance: (most: number) => `${t('aboveBalance')}. ${atMost(most)}` };
};

/** What every form of a withdrawal begins with, and tells: the amount outlives the choice of another account. */
export interface KeptAmount {
  /** Minor units; null where nothing was entered. */
  amount: number | null;
  onAmount: (amount: number | null) => void;
}

/** What the form of a withdrawal to an account that is known is given. */
export interface ToAccountProps extends KeptAmount {
  wallet: Wallet;
  accountId: string;
}

/** The amount that is typed, in minor units; it is told to whoever keeps it. */
export const useTypedAmount = <Values extends FieldValues>(
  { control }: UseFormReturn<Values>,
  onAmount: KeptAmount['onAmount'],
): number | null => {
  const amount: unknown = useWatch({ control, name: 'amount' as FieldPath<Values> });
  const typed = typeof amount === 'number' && !Number.isNaN(amount) ? amount : null;
  useEffect(() => onAmount(typed), [typed, onAmount]);
  return typed;
};

/** V-24: the amount against the wallet. */
export const useAmountFacts = (wallet: Wallet, amount: number | null): AmountFacts => {
  const { atMost, aboveBalance } = useAbove(wallet);
  const { withdrawalFeeFlat: flat, withdrawalFeeBasisPoints: points, withdrawable, available } = wallet;
  const typed = amount ?? 0;
  const isAbove = typed > withdrawable;
  const limit = isAbove ? atMost(withdrawable) : undefined;
  return {
    typed,
    fee: typed > 0 && flat !== null ? walletFee(typed, points, flat) : 0,
    isAbove,
    problem: typed > available ? aboveBalance(withdrawable) : limit,
  };
};

/** Asks for a withdrawal, once for each press, and says what comes next. */
export const useWithdrawal = <Values extends FieldValues>(
  wallet: Wallet,
  form: UseFormReturn<Values>,
  ask: (body: Values, idempotencyKey: string) => Promise<Wire<Withdrawal>>,
) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const command = useCommand();
  const { aboveBalance } = useAbove(wallet);
  const { currency } = wallet;
  return async (body: Values): Promise<void> => {
    const withdrawal = await command(body, (idempotencyKey) => ask(body, idempotencyKey)).catch(
      async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'wallet.insufficient') throw error;
        // Money left the wallet meanwhile: what may be withdrawn now is known once it is read again.
        const { withdrawable } = await queries.fetchQuery(walletQuery(currency));
        form.setError('amount' as FieldPath<Values>, { type: 'server', message: aboveBalance(withdrawable) });
        return null;
      },
    );
    if (withdrawal === null) return;
    form.reset();
    // It may have begun with an amount that was kept from another account.
    const name = 'amount' as FieldPath<Values>;
    form.setValue(name, null as FieldPathValue<Values, FieldPath<Values>>);
    await queries.invalidateQueries({ queryKey: walletKeys.all });
    const amount = formatMoney(withdrawal.amount, currency);
    const one = withdrawal.provider === null ? 'withdrawnOne' : 'withdrawnPayer';
    notifications.show({ message: t(withdrawal.needsApproval ? 'withdrawnTwo' : one, { amount }) });
  };
};
