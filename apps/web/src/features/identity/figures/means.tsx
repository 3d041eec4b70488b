import { Money } from '../../../ui/data/figures.js';
import { Terms } from '../../../ui/layout/surface.js';
import type { Profile } from '../queries.js';
import { useFigureLabel } from './use-figure-label.js';

/** The figures that a person has stated, in the currency in which they did. */
export const Means = ({ profile }: { profile: Profile }) => {
  const labelOf = useFigureLabel();
  return (
    <Terms
      sum
      items={(['yearlyIncome', 'netWorth', 'investedElsewhere'] as const).map((name) => ({
        term: labelOf(name),
        value: <Money amount={profile[name]} currency={profile.figuresCurrency} whole />,
      }))}
    />
  );
};
