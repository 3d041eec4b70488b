import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Kpis } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { platformFiguresQuery } from '../../../lib/site/content.queries.js';

/** The platform's totals so far. Currencies are never added up: the first is the site's own. */
export const PlatformFigures = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(platformFiguresQuery);
  return (
    <QueryBoundary query={query} pending={<Skeleton height="5rem" />}>
      {({ totals, fundedCampaigns, investors }) => {
        const [total] = totals;
        return (
          <Kpis
            items={[
              ...(total
                ? [
                    {
                      label: t('figures.raised'),
                      value: (
                        <Money amount={total.raised} currency={total.currency} whole className={textCss.figureXl} />
                      ),
                      note: (
                        <Text size="small" muted>
                          {t('figures.raisedNote')}
                        </Text>
                      ),
                    },
                    {
                      label: t('figures.returned'),
                      value: (
                        <Money amount={total.returned} currency={total.currency} whole className={textCss.figureXl} />
                      ),
                      note: (
                        <Text size="small" muted>
                          {t('figures.returnedNote')}
                        </Text>
                      ),
                    },
                  ]
                : []),
              {
                label: t('figures.funded'),
                value: (
                  <span className={textCss.figureXl}>
                    <Count value={fundedCampaigns} />
                  </span>
                ),
              },
              {
                label: t('figures.investors'),
                value: (
                  <span className={textCss.figureXl}>
                    <Count value={investors} />
                  </span>
                ),
              },
            ]}
          />
        );
      }}
    </QueryBoundary>
  );
};
