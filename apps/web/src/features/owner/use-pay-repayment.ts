import { bankAccountsApi } from '@cairn/contracts/bank-accounts/bank-accounts.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import type { RepaymentRail } from '@cairn/contracts/repayments/repayments.requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';
import { useCommand } from '../../lib/api/use-command.js';
import { paths } from '../../lib/page/paths.js';
import { useReread } from '../../lib/page/use-reread.js';
import { CARD_PAYMENT_KEY } from '../../lib/site/card-payment.js';
import { gatewaysQuery } from '../../lib/site/form.queries.js';
import { railsQuery } from '../../lib/site/provider-choices.js';
import { ownerKeys } from './queries.js';
import { useRepaymentChanged } from './use-repayment-changed.js';

interface Order {
  rail: RepaymentRail;
  /** The linked account that is debited; null for any other way. */
  account: string | null;
}

/** Pays a repayment from the wallet or a linked account at once, or leads to the provider's page. */
export const usePayRepayment = (repayment: Wire<RepaymentDetail>) => {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const command = useCommand();
  const reread = useReread();
  const changed = useRepaymentChanged();
  const params = { repaymentId: repayment.id };
  /** The provider's page to go to; null where nothing is left to do. */
  const pay = async ({ rail, account }: Order, idempotencyKey: string): Promise<string | null> => {
    if (account === null)
      return (await send(repaymentsApi.pay, { params, body: { transactionType: rail }, idempotencyKey })).url;
    const order = { purpose: 'repayment', id: repayment.id, accountId: account } as const;
    await send(bankAccountsApi.pay, { body: { ...order, amount: repayment.amount, accepted: true }, idempotencyKey });
    return null;
  };
  return useMutation({
    mutationFn: async (order: Order) => {
      const url = await command({ ...params, ...order }, (idempotencyKey) => pay(order, idempotencyKey));
      const read = changed(repayment);
      if (url) return window.location.assign(url);
      if (order.account === null) return navigate(paths.ownerRepaymentReceipt(repayment.id));
      // A debit is on its way to the bank, which this page then says.
      await read;
      await queries.invalidateQueries({ queryKey: CARD_PAYMENT_KEY });
    },
    // Money may have left the wallet meanwhile, cards be switched off, or the repayment be cancelled: what is possible is known once it is read again.
    onError: (error) =>
      reread(
        error,
        SHARED_KEYS.wallet,
        ownerKeys.repayment(repayment.id),
        gatewaysQuery(i18n.language).queryKey,
        railsQuery(repayment.currency).queryKey,
      ),
  });
};
