import type { InterestBand } from '@cairn/contracts/campaigns/interest/interest.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { interestTotalsQuery } from './queries.js';

/** How the interest is spread by amount; nothing until somebody has shown some. */
export const InterestSpread = ({ page: { id, currency } }: { page: PageData }) => {
  const { t, i18n } = useTranslation('campaign');
  const { data } = useQuery(interestTotalsQuery(id));
  if (data === undefined || data.people === 0) return null;
  const money = (amount: number) => formatMoney(amount, currency, { whole: true });
  const title = ({ from, below }: Wire<InterestBand>) => {
    if (below === null) return t('interest.spread.above', { from: money(from) });
    return from === 0
      ? t('interest.spread.below', { below: money(below) })
      : t('interest.spread.between', { from: money(from), below: money(below) });
  };
  return (
    <Stack as="section" gap={3}>
      <h3>{t('interest.spread.title')}</h3>
      <Terms
        sum
        items={data.bands.map((band) => ({
          term: title(band),
          value: (
            <Row>
              <Text muted>
                {t('interest.spread.people', { count: band.people, people: formatNumber(band.people, i18n.language) })}
              </Text>
              <Money amount={band.amount} currency={currency} whole />
            </Row>
          ),
        }))}
      />
    </Stack>
  );
};
