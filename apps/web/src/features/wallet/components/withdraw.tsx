import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { formatMoney } from '../../../lib/format.js';
import { BankFields } from '../../../ui/bank-fields.js';
import { Money } from '../../../ui/figures.js';
import { FormField } from '../../../ui/form-field.js';
import { Form } from '../../../ui/form.js';
import { MoneyInput } from '../../../ui/money-input.js';
import { Deed, Terms } from '../../../ui/surface.js';
import { useContractForm } from '../../../ui/use-contract-form.js';
import { walletKeys, type Wallet } from '../api/wallet.queries.js';
import { walletFee } from '../fees.js';

/** V-09, V-10, V-24: to a bank account. The fee is taken from the amount and shown before. */
export const Withdraw = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const { currency } = wallet;
  const [key, setKey] = useState(() => crypto.randomUUID());
  const empty = {
    amount: null,
    currency,
    bankName: '',
    accountType: 'checking',
    accountNumber: '',
    confirmAccountNumber: '',
    routingNumber: '',
  };
  const form = useContractForm(WithdrawRequest, empty);
  const amount: unknown = useWatch({ control: form.control, name: 'amount' });
  const typed = typeof amount === 'number' && !Number.isNaN(amount) ? amount : 0;
  const fee = typed > 0 ? walletFee(typed, wallet.withdrawalFeeBasisPoints, wallet.withdrawalFeeFlat) : 0;
  const money = (value: number) => <Money amount={value} currency={currency} />;

  return (
    <Form
      form={form}
      gap={4}
      label={t('withdraw')}
      onSubmit={async (body) => {
        const withdrawal = await send(walletApi.withdraw, { body, idempotencyKey: key });
        setKey(crypto.randomUUID());
        form.reset();
        await queries.invalidateQueries({ queryKey: walletKeys.all });
        notifications.show({ message: t('withdrawn', { amount: formatMoney(withdrawal.amount, currency) }) });
      }}
    >
      <FormField control={form.control} name="amount">
        {({ error, ...props }) => (
          <MoneyInput
            {...props}
            currency={currency}
            label={t('amount')}
            error={error ?? (typed > wallet.available ? t('aboveBalance') : undefined)}
          />
        )}
      </FormField>
      <BankFields control={form.control} />
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
      <Button type="submit" fullWidth disabled={typed > wallet.available} loading={form.formState.isSubmitting}>
        {typed > 0 ? t('withdrawAmount', { amount: formatMoney(typed, currency) }) : t('withdraw')}
      </Button>
    </Form>
  );
};
