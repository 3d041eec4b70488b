import { sharedWith, type InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import { RAIL_TRAITS, WALLET_FACTS, type PageRail } from '@cairn/contracts/rails/providers';
import { shareWithCard } from '@cairn/finance';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { isCollected, useProviderChoices } from '../../../lib/site/provider-choices.js';
import type { Choice } from '../../../ui/inputs/choice-rows.js';
import type { Placed, Preparation } from '../queries.js';

/** How the choice that opened a card page lets it be continued; null where none was opened. */
const againWord = ({ state }: Placed, declined: boolean): 'payment.cardOther' | 'payment.cardAgain' | null => {
  if (declined) return 'payment.cardOther';
  return state === 'paying' ? 'payment.cardAgain' : null;
};

/** The wallet's part beside an open card page; 0 where a card pays all. */
const heldBy = ({ state, walletPart }: Placed): number => (state === 'paying' ? walletPart : 0);

/** The wallet's balance for this investment, including the amount that its open card page holds. */
const balanceFor = (investment: Placed, { walletBalance }: Preparation): number => walletBalance + heldBy(investment);

type Collected = Preparation['rails'][number] & { rail: PageRail };

/** The wallet's balance and another way for the rest; null where the wallet is switched off, or one of both pays all. */
const togetherOf = (investment: Placed, preparation: Preparation, offer: Collected) => {
  if (preparation.rails.every(({ rail }) => rail !== 'wallet')) return null;
  const bounds = { minimum: BigInt(offer.minimum), granularity: BigInt(offer.granularity) };
  const balance = BigInt(balanceFor(investment, preparation));
  const share = shareWithCard(BigInt(investment.amount), balance, bounds);
  return share.walletPart === 0n || share.cardPart === 0n
    ? null
    : { wallet: Number(share.walletPart), card: Number(share.cardPart) };
};

/** D-19: what is paid beside the wallet, as the choice says; null for a choice of one way, or one that is not offered. */
export const cardPartOf = (investment: Placed, preparation: Preparation, method: InvestmentMethod): number | null => {
  const offer = preparation.rails.filter(isCollected).find(({ rail }) => method === sharedWith(rail));
  return offer === undefined ? null : (togetherOf(investment, preparation, offer)?.card ?? null);
};

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
  const { choice, refusal, feeOf, factsOf } = useProviderChoices(
    investment.currency,
    preparation.rails.filter(isCollected),
  );
  /** A card page that was opened is continued. */
  const isContinued = (rail: PageRail): boolean =>
    rail === 'card' && held === 0 && (investment.paymentType === 'card' || investment.paymentType === null);
  const methods = preparation.rails.map((offer): Choice<InvestmentMethod> => {
    if (!isCollected(offer)) {
      const { rail } = offer;
      const available = balanceFor(investment, preparation);
      const short = investment.amount - available;
      const balance = money(available);
      return {
        value: rail,
        title: t('payment.wallet'),
        text: t('payment.walletText', { balance }),
        end: fee,
        facts: factsOf(WALLET_FACTS),
        unavailable: short > 0 ? t('payment.short', { balance, short: money(short) }) : undefined,
      };
    }
    const alone = choice(offer, investment.amount);
    return { ...alone, text: again !== null && isContinued(offer.rail) ? t(again) : alone.text };
  });
  const shared = preparation.rails.filter(isCollected).flatMap((offer): Choice<InvestmentMethod>[] => {
    const together = togetherOf(investment, preparation, offer);
    if (together === null) return [];
    const { wallet, card } = together;
    const parts = t(`payment.togetherText_${offer.rail}`, { wallet: money(wallet), card: money(card) });
    const value = sharedWith(offer.rail);
    // Parts that have changed since are another payment.
    const isOpened = again !== null && held === wallet && offer.rail === 'card';
    return [
      {
        value,
        title: t(`payment.${value}`),
        text: isOpened ? `${parts} ${t(again)}` : parts,
        end: feeOf(offer),
        facts: factsOf(RAIL_TRAITS[offer.rail]),
        unavailable: refusal(offer, card),
      },
    ];
  });
  return [...methods, ...shared];
};
