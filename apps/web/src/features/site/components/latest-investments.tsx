import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Money } from '../../../ui/data/figures.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { latestInvestmentsQuery } from '../../../lib/site/content.queries.js';

/** The latest investments, with a name and an amount only where the investor agreed. */
export const LatestInvestments = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(latestInvestmentsQuery);
  return (
    <Stack as="section" gap={5}>
      <h2>{t('latest.title')}</h2>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={6} />}
        isEmpty={(items) => items.length === 0}
        empty={<Text muted>{t('latest.none')}</Text>}
      >
        {(items) => (
          <Rows>
            {items.map(({ name, campaignName, campaignSlug, amount, currency, at }) => (
              <Row as="li" key={campaignSlug + at}>
                <Stack gap={1} className={layoutCss.grow}>
                  <TextLink to={paths.campaign(campaignSlug)}>
                    <bdi>{campaignName}</bdi>
                  </TextLink>
                  <Text size="small" muted>
                    <bdi>{name}</bdi>, <SiteDate value={at} />
                  </Text>
                </Stack>
                {amount === null ? (
                  <Text size="small" muted>
                    {t('latest.private')}
                  </Text>
                ) : (
                  <Money amount={amount} currency={currency} whole />
                )}
              </Row>
            ))}
          </Rows>
        )}
      </QueryBoundary>
    </Stack>
  );
};
