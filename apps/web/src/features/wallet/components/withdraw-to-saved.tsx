import { savedAccountsApi } from '@cairn/contracts/wallet/saved-accounts.endpoints';
import { WithdrawToSavedRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Row } from '../../../ui/layout/layout.js';
import type { Wallet } from '../balance.js';
import { walletKeys } from '../queries.js';
import { useAmountFacts, useWithdrawal } from '../use-withdrawal.js';
import { WithdrawAmount, WithdrawEnd } from './withdraw-parts.js';

/** V-24: to an account that was saved, which may be deleted here. */
export const WithdrawToSaved = ({ wallet, accountId }: { wallet: Wallet; accountId: string }) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const form = useContractForm(WithdrawToSavedRequest, { amount: null, currency: wallet.currency, accountId });
  const facts = useAmountFacts(wallet, useWatch({ control: form.control, name: 'amount' }));
  const withdraw = useWithdrawal(wallet, form, (body, idempotencyKey) =>
    send(savedAccountsApi.withdraw, { body: { ...body, accountId }, idempotencyKey }),
  );
  return (
    <>
      <Row>
        <ConfirmAction
          danger
          size="sm"
          label={t('saved.delete')}
          title={t('saved.title')}
          keep={t('saved.keep')}
          done={t('saved.deleted')}
          onConfirm={async () => {
            await send(savedAccountsApi.remove, { params: { id: accountId } });
            await queries.invalidateQueries({ queryKey: walletKeys.savedAccounts() });
          }}
        >
          <p>{t('saved.text')}</p>
        </ConfirmAction>
      </Row>
      <Form form={form} gap={4} label={t('withdraw')} onSubmit={withdraw}>
        <WithdrawAmount wallet={wallet} form={form} facts={facts} />
        <WithdrawEnd wallet={wallet} form={form} facts={facts} />
      </Form>
    </>
  );
};
