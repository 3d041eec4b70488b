import { payersApi } from '@cairn/contracts/wallet/payers.endpoints';
import { WithdrawToPayerRequest } from '@cairn/contracts/wallet/wallet.requests';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useAmountFacts, useTypedAmount, useWithdrawal, type ToAccountProps } from '../use-withdrawal.js';
import { WithdrawAmount, WithdrawEnd } from './withdraw-parts.js';

/** V-24: to the account at a provider from which the person has paid. */
export const WithdrawToPayer = ({ wallet, accountId, amount, onAmount }: ToAccountProps) => {
  const { t } = useTranslation('wallet');
  const form = useContractForm(WithdrawToPayerRequest, { amount, currency: wallet.currency, accountId });
  const facts = useAmountFacts(wallet, useTypedAmount(form, onAmount));
  const withdraw = useWithdrawal(wallet, form, (body, idempotencyKey) =>
    send(payersApi.withdraw, { body: { ...body, accountId }, idempotencyKey }),
  );
  return (
    <Form form={form} gap={4} label={t('withdraw')} onSubmit={withdraw}>
      <WithdrawAmount wallet={wallet} form={form} facts={facts} />
      <WithdrawEnd wallet={wallet} form={form} facts={facts} to="payer" />
    </Form>
  );
};
