import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { WithdrawToLinkedRequest } from '@cairn/contracts/wallet/wallet.requests';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useAmountFacts, useTypedAmount, useWithdrawal, type ToAccountProps } from '../use-withdrawal.js';
import { WithdrawAmount, WithdrawEnd } from './withdraw-parts.js';

/** V-24: to a linked account, whose number is read at the bank. */
export const WithdrawToLinked = ({ wallet, accountId, amount, onAmount }: ToAccountProps) => {
  const { t } = useTranslation('wallet');
  const form = useContractForm(WithdrawToLinkedRequest, { amount, currency: wallet.currency, accountId });
  const facts = useAmountFacts(wallet, useTypedAmount(form, onAmount));
  const withdraw = useWithdrawal(wallet, form, (body, idempotencyKey) =>
    send(walletApi.withdrawToLinked, { body: { ...body, accountId }, idempotencyKey }),
  );
  return (
    <Form form={form} gap={4} label={t('withdraw')} onSubmit={withdraw}>
      <WithdrawAmount wallet={wallet} form={form} facts={facts} />
      <WithdrawEnd wallet={wallet} form={form} facts={facts} />
    </Form>
  );
};
