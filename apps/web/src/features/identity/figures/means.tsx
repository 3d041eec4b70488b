import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/data/figures.js';
import { Terms } from '../../../ui/layout/surface.js';
import type { Profile } from '../queries.js';

/** The figures that a person has stated, in the currency in which they did. */
export const Means = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('account');
  return (
    <Terms
      sum
      items={(['yearlyIncome', 'netWorth', 'investedElsewhere'] as const).map((name) => ({
        term: t(`identity.${name}`),
        value: <Money amount={profile[name]} currency={profile.figuresCurrency} whole />,
      }))}
    />
  );
};
