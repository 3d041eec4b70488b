import { savedAccountsApi } from '@cairn/contracts/wallet/saved-accounts.endpoints';
import { WithdrawToSavedRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Row } from '../../../ui/layout/layout.js';
import { useAmountFacts, useTypedAmount, useWithdrawal, type ToAccountProps } from '../use-withdrawal.js';
import { DeleteSavedAccount } from './delete-saved-account.js';
import { WithdrawAmount, WithdrawEnd } from './withdraw-parts.js';

/** V-24: to an account that was saved, which may be deleted here. */
export const WithdrawToSaved = ({ wallet, accountId, amount, onAmount }: ToAccountProps) => {
  const { t } = useTranslation('wallet');
  const form = useContractForm(WithdrawToSavedRequest, { amount, currency: wallet.currency, accountId });
  const facts = useAmountFacts(wallet, useTypedAmount(form, onAmount));
  const withdraw = useWithdrawal(wallet, form, (body, idempotencyKey) =>
    send(savedAccountsApi.withdraw, { body: { ...body, accountId }, idempotencyKey }),
  );
  return (
    <>
      <Row>
        <DeleteSavedAccount id={accountId} label={t('saved.delete')} />
      </Row>
      <Form form={form} gap={4} label={t('withdraw')} onSubmit={withdraw}>
        <WithdrawAmount wallet={wallet} form={form} facts={facts} />
        <WithdrawEnd wallet={wallet} form={form} facts={facts} />
      </Form>
    </>
  );
};
