import { certificatesApi } from '@cairn/contracts/certificates/certificates.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { formatNumber, formatPercent } from '../../../lib/format/format.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { DataTable, type Column } from '../../../ui/data/data-table.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { capTableQuery, type Table } from '../queries.js';

interface Line {
  key: string;
  holder: string;
  units: number;
  part: string;
  certificates: string;
}

const linesOf = ({ holders, existingShares, existingPart }: Table, existing: string): Line[] => [
  ...(existingShares === null
    ? []
    : [{ key: 'existing', holder: existing, units: existingShares, part: existingPart ?? '0', certificates: '' }]),
  ...holders.map((holder) => ({ ...holder, key: holder.certificates })),
];

/** Who holds which part of the company, from the register. */
export const CapTable = ({ campaignId, isOwner }: { campaignId: string; isOwner: boolean }) => {
  const { t, i18n } = useTranslation('agreements');
  const query = useQuery(capTableQuery(campaignId));
  const fetch = (format: 'csv' | 'ocf') => () =>
    fetchFile(certificatesApi.capTable, { params: { campaignId }, query: { format } });
  const columns: readonly Column<Line>[] = [
    { head: t('certificate.holder'), render: ({ holder }) => <bdi>{holder}</bdi> },
    { head: t('certificate.shares'), figure: true, render: ({ units }) => formatNumber(units, i18n.language) },
    { head: t('capTable.part'), figure: true, render: ({ part }) => formatPercent(Number(part), i18n.language) },
    { head: t('capTable.certificates'), wideOnly: true, render: ({ certificates }) => <bdi>{certificates}</bdi> },
  ];
  return (
    <Stack as="section">
      <Stack gap={2}>
        <h2>{t('capTable.title')}</h2>
        <Text as="p" size="small" muted>
          {t('capTable.lede')}
        </Text>
      </Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={3} />}
        isEmpty={({ holders }) => holders.length === 0}
        empty={<EmptyState title={t('capTable.none')}>{t('capTable.noneHint')}</EmptyState>}
      >
        {(table) => (
          <DataTable
            caption={t('capTable.title')}
            rows={linesOf(table, t('capTable.existing'))}
            rowKey={({ key }) => key}
            columns={columns}
          />
        )}
      </QueryBoundary>
      {isOwner && (query.data?.holders.length ?? 0) > 0 && (
        <Row flow>
          <CsvDownload label={t('capTable.csv')} fileName="cap-table.csv" fetch={fetch('csv')} />
          <CsvDownload label={t('capTable.ocf')} fileName="cap-table.ocf.zip" fetch={fetch('ocf')} />
        </Row>
      )}
    </Stack>
  );
};
