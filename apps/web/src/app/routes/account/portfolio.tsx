import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { currenciesQuery, dashboardQuery, holdingsQuery } from '../../../features/portfolio/queries.js';
import { InvestedOverTime, WhereAndWhen } from '../../../features/portfolio/components/charts.js';
import { HoldingsTable } from '../../../features/portfolio/components/holdings-table.js';
import { NeedsYou } from '../../../features/portfolio/components/needs-you.js';
import { NextDistributions, Totals } from '../../../features/portfolio/components/totals.js';
import { paths } from '../../../lib/page/paths.js';
import { useQueryState } from '../../../lib/format/search-filter.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';

const CurrencyChoice = ({ value, onChange }: { value: string; onChange: (currency: string) => void }) => {
  const { t } = useTranslation('portfolio');
  const { data: currencies = [] } = useQuery(currenciesQuery);
  if (currencies.length < 2) return null;
  return (
    <NativeSelect
      aria-label={t('currency')}
      value={value}
      data={currencies}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

const Portfolio = () => {
  const { t } = useTranslation('portfolio');
  const { search, change } = useQueryState();
  const currency = search.get('currency');
  const dashboard = useQuery(dashboardQuery(currency));
  const holdings = useQuery(holdingsQuery(currency));
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={dashboard} pending={<RowSkeleton />}>
        {(totals) => (
          <Stack gap={7}>
            <PageHeader
              title={t('title')}
              lede={t('lede', { count: totals.holdings, currency: totals.currency })}
              actions={<CurrencyChoice value={totals.currency} onChange={(next) => change({ currency: next })} />}
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
