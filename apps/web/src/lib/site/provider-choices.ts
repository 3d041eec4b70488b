import { isEscrowRail, RAIL_TRAITS, type PageRail, type PaymentFacts } from '@cairn/contracts/rails/providers';
import type { InvestmentRail } from '@cairn/contracts/investments/invest.request';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../ui/inputs/choice-rows.js';
import { send } from '../api/api.js';
import { formatMoney } from '../format/format.js';

/** C-06: how each way to pay names its cap. */
const LIMIT_WORDS = {
  card: 'payment.cardLimit',
  ach: 'payment.railLimit',
  paypal: 'payment.railLimit',
  wire: 'payment.railLimit',
} as const;

/** Whether an offer is of a page of a provider, and neither of the wallet nor of what is linked at the escrow agent. */
export const isCollected = <Offer extends { rail: InvestmentRail }>(
  offer: Offer,
): offer is Offer & { rail: PageRail } => offer.rail !== 'wallet' && !isEscrowRail(offer.rail);

export interface ProviderOffer {
  rail: PageRail;
  /** The least it takes, in minor units. */
  minimum: number;
  /** The most; null where there is no cap. */
  maximum: number | null;
  /** What the payer adds to the amount. */
  surcharge: number;
}

/** The ways to pay through a provider that are switched on and take a currency. */
export const railsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['payment-rails', currency],
    queryFn: () => send(paymentsApi.rails, { query: { currency } }),
  });

/** What a way to pay tells a payer besides its fee: when the payment counts, and what may undo it. */
export const usePaymentFacts = () => {
  const { t } = useTranslation('invest');
  return ({ time, risk, clearingDays, returnDays }: PaymentFacts) => [
    { term: t('payment.time.term'), value: t(`payment.time.${time}`, { count: clearingDays }) },
    { term: t('payment.risk.term'), value: t(`payment.risk.${risk}`, { count: returnDays }) },
  ];
};

/**
 * The ways to pay on the page of a provider, in the words that every screen shares: each with its fee, time, risk and limits.
 * @param others what an investment may be paid by: an amount that is too much for a card may go by bank debit
 */
export const useProviderChoices = (currency: string, others: readonly ProviderOffer[] = []) => {
  const { t } = useTranslation('invest');
  const money = (value: number) => formatMoney(value, currency);
  /** Why this way does not take the amount; undefined where it does. */
  const refusal = ({ rail, minimum, maximum }: ProviderOffer, amount: number): string | undefined => {
    if (maximum !== null && amount > maximum) {
      const debit = rail === 'card' ? others.find((offer) => offer.rail === 'ach')?.maximum : undefined;
      return debit && amount <= debit
        ? t('payment.cardLimitAch', { limit: money(maximum), ach: money(debit) })
        : t(LIMIT_WORDS[rail], { limit: money(maximum) });
    }
    return amount < minimum ? t('payment.railMinimum', { limit: money(minimum) }) : undefined;
  };
  const feeOf = ({ surcharge }: ProviderOffer): string =>
    surcharge > 0 ? t('payment.fee', { fee: money(surcharge) }) : t('payment.noFee');
  const factsOf = usePaymentFacts();
  const choice = (offer: ProviderOffer, amount: number): Choice<PageRail> => ({
    value: offer.rail,
    title: t(`payment.${offer.rail}`),
    text: t(`payment.${offer.rail}Text`),
    facts: factsOf(RAIL_TRAITS[offer.rail]),
    end: feeOf(offer),
    unavailable: refusal(offer, amount),
  });
  return { choice, refusal, feeOf, factsOf };
};
