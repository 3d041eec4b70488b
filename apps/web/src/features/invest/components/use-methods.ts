import type { InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import { RAIL_TRAITS, type CollectionRail } from '@cairn/contracts/rails/providers';
import { shareWithCard } from '@cairn/finance';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import type { Choice } from '../../../ui/inputs/choice-rows.js';
import type { Placed, Preparation } from '../queries.js';

/** C-06: how each way to pay names its cap. */
const LIMIT_WORDS = { card: 'payment.cardLimit', ach: 'payment.railLimit', paypal: 'payment.railLimit' } as const;

/** How the choice that opened a card page lets it be continued; null where none was opened. */
const againWord = ({ state }: Placed, declined: boolean): 'payment.cardOther' | 'payment.cardAgain' | null => {
  if (declined) return 'payment.cardOther';
  return state === 'paying' ? 'payment.cardAgain' : null;
};

/** The wallet's part beside an open card page; 0 where a card pays all. */
const heldBy = ({ state, walletPart }: Placed): number => (state === 'paying' ? walletPart : 0);

/** The wallet's balance for this investment, including the amount that its open card page holds. */
const balanceFor = (investment: Placed, { walletBalance }: Preparation): number => walletBalance + heldBy(investment);

/** The wallet's balance and a card for the rest; null where one of them is not available, or pays all. */
const togetherOf = (investment: Placed, preparation: Preparation) => {
  const card = preparation.rails.find(({ rail }) => rail === 'card');
  if (card === undefined || preparation.rails.every(({ rail }) => rail !== 'wallet')) return null;
  const bounds = { minimum: BigInt(card.minimum), granularity: BigInt(card.granularity) };
  const balance = BigInt(balanceFor(investment, preparation));
  const share = shareWithCard(BigInt(investment.amount), balance, bounds);
  return share.walletPart === 0n || share.cardPart === 0n
    ? null
    : { wallet: Number(share.walletPart), card: Number(share.cardPart), maximum: card.maximum };
};

/** D-19: what the card pays beside the wallet, as the choice says. */
export const cardPartOf = (investment: Placed, preparation: Preparation): number | null =>
  togetherOf(investment, preparation)?.card ?? null;

/** C-06, D-19: the ways to pay an investment, each with its fee and its limit. */
export const useMethods = (
  investment: Placed,
  preparation: Preparation,
  declined: boolean,
): Choice<InvestmentMethod>[] => {
  const { t } = useTranslation('invest');
  const money = (value: number) => formatMoney(value, investment.currency);
  const fee = t('payment.noFee');
  const again = againWord(investment, declined);
  const held = heldBy(investment);
  const above = (amount: number, maximum: number | null, rail: CollectionRail = 'card') =>
    maximum !== null && amount > maximum ? t(LIMIT_WORDS[rail], { limit: money(maximum) }) : undefined;
  const textOf = (rail: CollectionRail): string => {
    // A page that was opened for this way to pay is continued.
    const isOpened = investment.paymentType === rail || (rail === 'card' && investment.paymentType === null);
    if (rail === 'card') return t(again !== null && held === 0 && isOpened ? again : 'payment.cardText');
    return t(`payment.${rail}Text`, { days: RAIL_TRAITS[rail].clearingDays });
  };
  const methods = preparation.rails.map(({ rail, maximum }): Choice<InvestmentMethod> => {
    if (rail === 'wallet') {
      const available = balanceFor(investment, preparation);
      const short = investment.amount - available;
      const balance = money(available);
      return {
        value: rail,
        title: t('payment.wallet'),
        text: t('payment.walletText', { balance }),
        end: fee,
        unavailable: short > 0 ? t('payment.short', { balance, short: money(short) }) : undefined,
      };
    }
    return {
      value: rail,
      title: t(`payment.${rail}`),
      text: textOf(rail),
      end: fee,
      unavailable: above(investment.amount, maximum, rail),
    };
  });
  const together = togetherOf(investment, preparation);
  if (together === null) return methods;
  const { wallet, card, maximum } = together;
  const parts = t('payment.togetherText', { wallet: money(wallet), card: money(card) });
  return [
    ...methods,
    {
      value: 'wallet_and_card',
      title: t('payment.wallet_and_card'),
      // Parts that have changed since are another payment.
      text: again !== null && held === wallet ? `${parts} ${t(again)}` : parts,
      end: fee,
      unavailable: above(card, maximum),
    },
  ];
};
