import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { holdingQuery } from '../../../features/portfolio/api/portfolio.queries.js';
import { DistributionsTable } from '../../../features/portfolio/components/distributions-table.js';
import { paths } from '../../../lib/paths.js';
import { useTitle } from '../../../lib/use-title.js';
import { DateText, Money } from '../../../ui/figures.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { PageHeader } from '../../../ui/page-header.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Deed, Terms } from '../../../ui/surface.js';

const Holding = () => {
  const { t } = useTranslation('portfolio');
  const { investorId = '' } = useParams();
  const query = useQuery(holdingQuery(investorId));
  useTitle(query.data?.campaignName ?? t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<RowBones />}>
        {(holding) => (
          <Stack gap={7}>
            <PageHeader
              title={<bdi>{holding.campaignName}</bdi>}
              lede={<StatusBadge family="investment" status={holding.state} />}
              actions={
                <Row flow>
                  <Button component={Link} to={paths.receipt(holding.id)} variant="default">
                    {t('detail.receipt')}
                  </Button>
                  <Button component={Link} to={paths.campaign(holding.campaignSlug)} variant="default">
                    {t('detail.campaign')}
                  </Button>
                </Row>
              }
            />
            <Columns kind="main">
              <Stack as="section">
                <h2>{t('detail.received')}</h2>
                <DistributionsTable distributions={holding.distributions} />
              </Stack>
              <Deed>
                <Terms
                  sum
                  items={[
                    { term: t('amount'), value: <Money amount={holding.amount} currency={holding.currency} /> },
                    {
                      term: t('back'),
                      value: <Money amount={holding.principalReturned} currency={holding.currency} />,
                    },
                    { term: t('income'), value: <Money amount={holding.incomeReceived} currency={holding.currency} /> },
                    ...(holding.nextDistributionDate
                      ? [{ term: t('next'), value: <DateText value={holding.nextDistributionDate} /> }]
                      : []),
                  ]}
                />
              </Deed>
            </Columns>
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Holding;
