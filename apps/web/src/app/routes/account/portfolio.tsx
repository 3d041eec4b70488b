import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { dashboardQuery, holdingsQuery } from '../../../features/portfolio/queries.js';
import { InvestedOverTime, WhereAndWhen } from '../../../features/portfolio/components/charts.js';
import { HoldingsTable } from '../../../features/portfolio/components/holdings-table.js';
import { NeedsYou } from '../../../features/portfolio/components/needs-you.js';
import { groupOf } from '../../../features/portfolio/groups.js';
import { PortfolioHeader } from '../../../features/portfolio/components/portfolio-header.js';
import { NextDistributions, Totals } from '../../../features/portfolio/components/totals.js';
import WaitingQuestions from '../../../features/terms/answer/waiting-questions.js';
import { paths } from '../../../lib/page/paths.js';
import { useQueryState } from '../../../lib/format/search-filter.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { FiguresSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';

const Portfolio = () => {
  const { t } = useTranslation('portfolio');
  const { search } = useQueryState();
  const currency = search.get('currency');
  const dashboard = useQuery(dashboardQuery(currency));
  const holdings = useQuery(holdingsQuery(currency));
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={dashboard} pending={<FiguresSkeleton />}>
        {(totals) => (
          <Stack gap={7}>
            <PortfolioHeader
              currency={totals.currency}
              count={holdings.data?.items.filter((held) => groupOf(held) !== 'ended').length}
            />
            <QueryBoundary
              query={holdings}
              pending={<RowSkeleton />}
              isEmpty={({ items }) => items.length === 0}
              empty={
                <EmptyState
                  title={t('empty')}
                  action={
                    <Button component={Link} to={paths.browse} variant="default">
                      {t('emptyAction')}
                    </Button>
                  }
                >
                  {t('emptyText')}
                </EmptyState>
              }
            >
              {({ items }) => (
                <Stack gap={7}>
                  <WaitingQuestions />
                  <NeedsYou holdings={items} />
                  <Totals dashboard={totals} />
                  <Columns kind="main">
                    <InvestedOverTime holdings={items} currency={totals.currency} readAt={holdings.dataUpdatedAt} />
                    <NextDistributions dashboard={totals} />
                  </Columns>
                  <HoldingsTable holdings={items} />
                  <WhereAndWhen holdings={items} currency={totals.currency} />
                </Stack>
              )}
            </QueryBoundary>
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Portfolio;
