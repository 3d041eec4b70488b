import { allotmentApi } from '@cairn/contracts/investments/allotment.endpoints';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Money } from '../../../ui/data/figures.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { allotmentQuery, allotmentTotalsQuery, type AllottedRow } from './allotment-queries.js';

interface AllotmentPreviewProps {
  campaignId: string;
  /** A file of people is the owner's alone; the team reads the list. */
  isOwner: boolean;
}

/** 17 CFR 227.201(h): who would get what if the campaign closed now, or who got what. */
export const AllotmentPreview = ({ campaignId, isOwner }: AllotmentPreviewProps) => {
  const { t } = useTranslation('desk');
  const totals = useQuery(allotmentTotalsQuery(campaignId));
  const list = useInfiniteQuery(allotmentQuery(campaignId));
  const money = (of: (row: AllottedRow) => number) => (row: AllottedRow) => (
    <Money amount={of(row)} currency={row.currency} />
  );
  return (
    <Stack as="section" gap={4}>
      <h2>{t('allotment.title')}</h2>
      <QueryBoundary query={totals} pending={<RowSkeleton />}>
        {({ method, currency, offered, committed, allotted, returned, isFinal, investments }) => {
          const [all, parts, rest] = [committed, allotted, returned].map((amount) => formatMoney(amount, currency));
          return (
            <Stack gap={3}>
              <Text as="p">{t(`allotment.${method}`, { offered: formatMoney(offered, currency) })}</Text>
              <Text as="p" strong>
                {investments === 0
                  ? t('allotment.none')
                  : t(isFinal ? 'allotment.final' : 'allotment.now', {
                      committed: all,
                      allotted: parts,
                      returned: rest,
                    })}
              </Text>
            </Stack>
          );
        }}
      </QueryBoundary>
      <QueryBoundary query={list} pending={<RowSkeleton />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return rows.length === 0 ? null : (
            <DataTable
              caption={t('allotment.title')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { head: t('allotment.investor'), render: ({ investorName }) => <bdi>{investorName}</bdi> },
                { head: t('allotment.committed'), render: money(({ committed }) => committed), figure: true },
                { head: t('allotment.allotted'), render: money(({ allotted }) => allotted), figure: true },
                {
                  head: t('allotment.returned'),
                  render: money(({ returned }) => returned),
                  figure: true,
                  wideOnly: true,
                },
              ]}
            />
          );
        }}
      </QueryBoundary>
      <Row between flow>
        <LoadMore query={list} />
        {isOwner && (totals.data?.investments ?? 0) > 0 && (
          <CsvDownload
            label={t('csv')}
            fileName="allotment.csv"
            fetch={() => fetchFile(allotmentApi.list, { params: { campaignId }, query: { format: 'csv' } })}
          />
        )}
      </Row>
    </Stack>
  );
};
