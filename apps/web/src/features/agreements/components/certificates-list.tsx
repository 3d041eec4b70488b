import { certificatesApi } from '@cairn/contracts/certificates/certificates.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { formatNumber } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { DataTable, type Column } from '../../../ui/data/data-table.js';
import { Code } from '../../../ui/data/figures.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { certificatesQuery, type Certificate } from '../queries.js';
import { CertificateName } from './certificate-name.js';
import { CertificateState } from './certificate-state.js';
import { SavePdf } from './save-pdf.js';

/** The share certificates of somebody, the newest first. */
export const CertificatesList = () => {
  const { t, i18n } = useTranslation('agreements');
  const query = useInfiniteQuery(certificatesQuery);
  const columns: readonly Column<Certificate>[] = [
    {
      head: t('certificate.company'),
      render: ({ id, company }) => (
        <TextLink to={paths.shareCertificate(id)}>
          <bdi>{company}</bdi>
        </TextLink>
      ),
    },
    {
      head: t('certificate.shares'),
      figure: true,
      render: ({ units }) => formatNumber(units, i18n.language),
    },
    { head: t('certificate.number'), below: true, render: ({ number }) => <Code>{number}</Code> },
    { head: t('certificate.issued'), wideOnly: true, render: ({ issuedAt }) => <SiteDate value={issuedAt} /> },
    { head: t('certificate.state'), below: true, render: ({ status }) => <CertificateState state={status} /> },
    {
      head: t('certificate.file'),
      below: true,
      render: ({ id, code }) => (
        <SavePdf
          small
          fileName={`certificate-${code}.pdf`}
          fetch={() => fetchFile(certificatesApi.one, { params: { id }, query: { format: 'pdf' } })}
        >
          {t('certificate.pdf')}
        </SavePdf>
      ),
    },
  ];
  return (
    <Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={3} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<EmptyState title={t('certificates.none')}>{t('certificates.noneHint')}</EmptyState>}
      >
        {({ pages }) => (
          <Stack gap={6}>
            <DataTable
              caption={t('certificates.title')}
              rows={pages.flatMap(({ items }) => items)}
              rowKey={({ id }) => id}
              columns={columns}
            />
            <LoadMore query={query} />
            <CertificateName />
          </Stack>
        )}
      </QueryBoundary>
      <Text as="p" size="small" muted>
        {t('certificates.note')} <TextLink to={paths.verifyByCode}>{t('verify.title')}</TextLink>
      </Text>
    </Stack>
  );
};
