import { certificatesApi } from '@cairn/contracts/certificates/certificates.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CertificateFacts } from './certificate-facts.js';
import { SavePdf } from './save-pdf.js';
import { certificateQuery } from '../queries.js';
import { fetchFile } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { PaperSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Text, TextLink } from '../../../ui/text/text.js';

/** One share certificate, to its holder. */
export const OwnCertificate = ({ id }: { id: string }) => {
  const { t } = useTranslation('agreements');
  const query = useQuery(certificateQuery(id));
  return (
    <QueryBoundary query={query} pending={<PaperSkeleton />}>
      {(certificate) => (
        <Stack gap={6}>
          <PageHeader title={t('certificate.title')} lede={<bdi>{certificate.company}</bdi>} />
          <CertificateFacts
            certificate={certificate}
            holder={certificate.holderName}
            further={[
              {
                term: t('certificate.price'),
                value: formatMoney(certificate.pricePerShare, certificate.currency),
              },
            ]}
          />
          <Text as="p" size="small" muted>
            {t('certificates.note')}
          </Text>
          <Row flow data-print="hide">
            <SavePdf
              fileName={`certificate-${certificate.code}.pdf`}
              fetch={() => fetchFile(certificatesApi.one, { params: { id }, query: { format: 'pdf' } })}
            >
              {t('certificate.pdf')}
            </SavePdf>
            <TextLink to={paths.verifyCertificate(certificate.code)}>{t('certificate.publicPage')}</TextLink>
            {certificate.investmentId !== null && (
              <TextLink to={paths.investmentDetail(certificate.investmentId, certificate.campaignId)}>
                {t('certificate.investment')}
              </TextLink>
            )}
            <TextLink to={paths.shareCertificates}>{t('certificate.all')}</TextLink>
          </Row>
        </Stack>
      )}
    </QueryBoundary>
  );
};
