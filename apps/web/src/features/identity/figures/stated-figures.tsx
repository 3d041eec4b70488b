import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { statedQuery } from '../queries.js';
import { useFigureLabel, type Figure } from './use-figure-label.js';

/** What was stated before the figures of now, each with its day. */
export const StatedFigures = () => {
  const { t } = useTranslation('account');
  const siteDate = useSiteDate();
  const labelOf = useFigureLabel();
  const { data = [] } = useQuery(statedQuery);
  const [, ...earlier] = data;
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary>{t('details.history')}</summary>
      <Stack gap={5}>
        {earlier.map(({ statedAt, currency, yearlyIncome, netWorth, investedElsewhere }) => (
          <Stack key={statedAt} gap={2}>
            <Text size="small" muted>
              {t('details.statedAt', { date: siteDate(statedAt) })}
            </Text>
            <Terms
              sum
              items={Object.entries({ yearlyIncome, netWorth, investedElsewhere }).map(([name, amount]) => ({
                term: labelOf(name as Figure),
                value: <Money amount={amount} currency={currency} whole />,
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </details>
  );
};
