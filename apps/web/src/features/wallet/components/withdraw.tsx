import { ApiError } from '@cairn/client';
import { NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts/lifecycles/wallet.lifecycle';
import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { formatMoney } from '../../../lib/format/format.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { BankFields } from '../../../ui/inputs/bank-fields.js';
import { Money } from '../../../ui/data/figures.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { walletQuery, type Wallet } from '../balance.js';
import { walletKeys } from '../queries.js';
import { walletFee } from '../fees.js';
import { WithdrawLimits } from './withdraw-limits.js';

const HOUR_MS = 3_600_000;

/** The amount, the account and the sum: none is named that may not leave. */
const WithdrawForm = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const { currency, withdrawalFeeFlat: flat } = wallet;
  const command = useCommand();
  const [earliest] = useState(() => new Date(serverClock.now() + NEW_BANK_COOLDOWN_HOURS * HOUR_MS).toISOString());
  const empty = {
    amount: null,
    currency,
    accountHolder: wallet.accountHolder ?? '',
    bankName: '',
    accountType: 'checking',
    accountNumber: '',
    confirmAccountNumber: '',
    routingNumber: '',
  };
  const form = useContractForm(WithdrawRequest, empty);
  const amount: unknown = useWatch({ control: form.control, name: 'amount' });
  const typed = typeof amount === 'number' && !Number.isNaN(amount) ? amount : 0;
  const fee = typed > 0 && flat !== null ? walletFee(typed, wallet.withdrawalFeeBasisPoints, flat) : 0;
  const isAbove = typed > wallet.withdrawable;
  const atMost = (most: number) => t('aboveWithdrawable', { amount: formatMoney(most, currency) });
  const aboveBalance = (most: number) => `${t('aboveBalance')}. ${atMost(most)}`;
  const problem =
    typed > wallet.available ? aboveBalance(wallet.withdrawable) : isAbove ? atMost(wallet.withdrawable) : undefined;
  const money = (value: number) => <Money amount={value} currency={currency} />;

  return (
    <Form
      form={form}
      gap={4}
      label={t('withdraw')}
      onSubmit={async (body) => {
        const withdrawal = await command(body, (idempotencyKey) =>
          send(walletApi.withdraw, { body, idempotencyKey }),
        ).catch(async (error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== 'wallet.insufficient') throw error;
          // Money left the wallet meanwhile: what may be withdrawn now is known once it is read again.
          const { withdrawable } = await queries.fetchQuery(walletQuery(wallet.currency));
          form.setError('amount', { type: 'server', message: aboveBalance(withdrawable) });
          return null;
        });
        if (withdrawal === null) return;
        form.reset();
        await queries.invalidateQueries({ queryKey: walletKeys.all });
        const amount = formatMoney(withdrawal.amount, currency);
        notifications.show({ message: t(withdrawal.needsApproval ? 'withdrawnTwo' : 'withdrawnOne', { amount }) });
      }}
    >
      <FormField control={form.control} name="amount">
        {({ error, ...props }) => (
          <MoneyInput {...props} currency={currency} label={t('amount')} error={error ?? problem} />
        )}
      </FormField>
      <Row>
        <Button
          variant="default"
          size="sm"
          onClick={() => form.setValue('amount', wallet.withdrawable, { shouldDirty: true, shouldValidate: true })}
        >
          {t('all', { amount: formatMoney(wallet.withdrawable, currency) })}
        </Button>
      </Row>
      <BankFields control={form.control} holderNote={t('holderNote')} />
      {flat !== null && !isAbove && (
        <Deed>
          <Terms
            sum
            items={[
              { term: t('fromWallet'), value: money(typed) },
              { term: t('fee'), value: money(fee) },
              { term: t('toBank'), value: money(Math.max(0, typed - fee)), total: true },
            ]}
          />
        </Deed>
      )}
      <Text as="p" size="xs" muted>
        {t('newBank', { count: NEW_BANK_COOLDOWN_HOURS })}{' '}
        <Trans t={t} i18nKey="newBankDate" components={{ date: <Deadline value={earliest} /> }} />
      </Text>
      <Button
        type="submit"
        fullWidth
        disabled={isAbove || flat === null || wallet.identityNeeded || wallet.frozen}
        loading={form.formState.isSubmitting}
      >
        {typed > 0 && !isAbove ? t('withdrawAmount', { amount: formatMoney(typed, currency) }) : t('withdraw')}
      </Button>
    </Form>
  );
};

/**
 * V-09, V-10, V-24: to a bank account. The fee is taken from the amount and shown before. Where nothing may leave, only
 * what waits, and until when, is said.
 */
export const Withdraw = ({ wallet }: { wallet: Wallet }) => (
  <Stack>
    <WithdrawLimits wallet={wallet} />
    {wallet.withdrawable > 0 && <WithdrawForm wallet={wallet} />}
  </Stack>
);
