import { useTranslation } from 'react-i18next';
import { Terms } from '../layout/surface.js';
import { Money } from './figures.js';

/** Possible future values of shares, from nothing upwards: no single figure is a promise. */
const OUTCOMES = [
  ['nothing', 0],
  ['half', 0.5],
  ['same', 1],
  ['triple', 3],
] as const;

interface ShareOutcomesProps {
  /** Minor units. */
  amount: number;
  currency: string;
}

/** What shares bought for an amount could be worth. Not a forecast: the loss stands first. */
export const ShareOutcomes = ({ amount, currency }: ShareOutcomesProps) => {
  const { t } = useTranslation('campaign');
  return (
    <Terms
      sum
      items={OUTCOMES.map(([outcome, factor]) => ({
        term: t(`calculator.outcomes.${outcome}`),
        value: <Money amount={Math.round(amount * factor)} currency={currency} />,
      }))}
    />
  );
};
