import type { InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import { isEscrowRail } from '@cairn/contracts/rails/providers';
import { besideWallet } from '@cairn/i18n/rail-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { paths } from '../../../lib/page/paths.js';
import { useReread } from '../../../lib/page/use-reread.js';
import { CARD_PAYMENT_KEY } from '../../../lib/site/card-payment.js';
import { investKeys, type Placed, type Preparation } from '../queries.js';
import { PAYING } from './paying-calls.js';
import { cardPartOf } from './use-methods.js';

/** Pays from the wallet at once, or redirects to the provider's page for its part. */
export const usePay = (investment: Placed, preparation: Preparation) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reread = useReread();
  const command = useCommand();
  return useMutation({
    mutationFn: async ({ method, account }: { method: InvestmentMethod; account: string | null }) => {
      const params = { id: investment.id };
      const cardPart = cardPartOf(investment, preparation, method);
      const url = await command([params, method, investment.amount, cardPart, account], (idempotencyKey) =>
        PAYING[method]({ id: investment.id, amount: investment.amount, cardPart, account }, idempotencyKey),
      );
      if (url !== null) {
        window.location.assign(url);
        return;
      }
      await queries.invalidateQueries({ queryKey: investKeys.all });
      await queries.invalidateQueries({ queryKey: SHARED_KEYS.wallet });
      // An earlier payment of it, which was declined, is known already: this one takes its place.
      await queries.invalidateQueries({ queryKey: CARD_PAYMENT_KEY });
      // A debit is on its way to the bank, which this page then says.
      if (besideWallet(method) !== 'ach' && !isEscrowRail(method)) await navigate(paths.receipt(investment.id));
    },
    // A way to pay may be switched off by now, the wallet emptied, or another amount due: what holds now is shown.
    onError: (error) => reread(error, investKeys.prepare(investment.campaignId), investKeys.one(investment.id)),
  });
};
