import { certificatesApi } from '@cairn/contracts/certificates/certificates.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { TextLink, textCss } from '../../../ui/text/text.js';
import { certificateOfQuery } from '../queries.js';
import { CertificateFacts } from './certificate-facts.js';
import { SavePdf } from './save-pdf.js';

/** The share certificate of an investment; nothing where none was issued, or the site issues none. */
export const CertificateBlock = ({ investmentId }: { investmentId: string }) => {
  const { t } = useTranslation('agreements');
  const { data: certificate } = useQuery(certificateOfQuery(investmentId));
  if (!certificate) return null;
  const { id, code, holderName } = certificate;
  return (
    <Stack as="section" gap={4}>
      <h2 className={textCss.title3}>{t('certificate.title')}</h2>
      <CertificateFacts certificate={certificate} holder={holderName} />
      <Row flow>
        <SavePdf
          fileName={`certificate-${code}.pdf`}
          fetch={() => fetchFile(certificatesApi.one, { params: { id }, query: { format: 'pdf' } })}
        >
          {t('certificate.pdf')}
        </SavePdf>
        <TextLink to={paths.shareCertificate(id)}>{t('certificate.open')}</TextLink>
      </Row>
    </Stack>
  );
};
