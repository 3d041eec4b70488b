import { useTranslation } from 'react-i18next';
import { Count, Money, Percent } from '../../../ui/data/figures.js';
import { Terms, Well, type Term } from '../../../ui/layout/surface.js';
import type { Offer } from '../queries.js';

interface BoughtProps {
  /** Null for a loan. */
  units: number | null;
  price: number | null;
  /** Minor units that may still be invested by anybody. */
  left: number;
  /** The offering is shared out pro rata: more may be committed than is sold. */
  isShared: boolean;
  currency: string;
  terms: Offer['equityTerms'] | undefined;
}

/** A part of a company is small: its first figures that are not zero are what it says. */
const DIGITS = 4;

/** What the amount buys: shares, the part of the company that they would be, and how much is left. */
export const Bought = ({ units, price, left, isShared, currency, terms }: BoughtProps) => {
  const { t } = useTranslation('invest');
  const all = terms?.existingShares == null ? null : terms.existingShares + terms.availableShares;
  const shares: Term[] =
    units === null || price === null
      ? []
      : [
          { term: t('amount.shares'), value: <Count value={units} /> },
          { term: t('amount.price'), value: <Money amount={price} currency={currency} /> },
          ...(all === null || units === 0
            ? []
            : [
                {
                  term: t('amount.part'),
                  explain: t('amount.partExplain'),
                  value: <Percent ratio={units / all} digits={DIGITS} />,
                },
              ]),
        ];
  return (
    <Well>
      <Terms
        items={[
          ...shares,
          {
            term: t(isShared ? 'amount.leftShared' : 'amount.left'),
            value: <Money amount={left} currency={currency} whole />,
          },
        ]}
      />
    </Well>
  );
};
