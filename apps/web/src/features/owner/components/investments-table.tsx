import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { loanContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { investmentsQuery, type InvestmentRow } from '../queries.js';

interface InvestmentsTableProps {
  campaignId: string;
  type: CampaignType;
  /** A file of people is the owner's alone; the team reads the list. */
  isOwner: boolean;
}

/** Everyone who invested, with the state of their money. */
export const InvestmentsTable = ({ campaignId, type, isOwner }: InvestmentsTableProps) => {
  const { t } = useTranslation(['owner', 'common']);
  const query = useInfiniteQuery(investmentsQuery(campaignId));
  if (query.isPending) return <RowSkeleton />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const rows = query.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <EmptyState title={t('inv.none')}>{t('inv.noneText')}</EmptyState>;
  return (
    <Stack>
      <DataTable
        caption={t('tabs.investments')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            head: t('inv.name'),
            render: ({ investorName }) => (
              <b>
                <bdi>{investorName}</bdi>
              </b>
            ),
          },
          {
            head: t('inv.amount'),
            render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            figure: true,
          },
          ...(type === 'equity'
            ? [
                {
                  head: t('inv.units'),
                  render: ({ units }: InvestmentRow) => <Count value={units ?? 0} />,
                  figure: true,
                  wideOnly: true,
                },
              ]
            : []),
          {
            head: t('inv.state'),
            render: ({ state, units, repaid }) => (
              <StatusBadge family="investment" status={state} context={loanContext({ units, repaid })} />
            ),
            below: true,
          },
          { head: t('inv.date'), render: ({ createdAt }) => <SiteDate value={createdAt} />, wideOnly: true },
        ]}
      />
      <Row between flow>
        <LoadMore query={query} />
        {isOwner && (
          <CsvDownload
            label={t('inv.csv')}
            fileName="investments.csv"
            fetch={() => fetchFile(investmentsApi.ofCampaign, { params: { campaignId }, query: { format: 'csv' } })}
          />
        )}
      </Row>
    </Stack>
  );
};
