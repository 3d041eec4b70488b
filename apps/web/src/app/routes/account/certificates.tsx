import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CertificatesList } from '../../../features/agreements/components/certificates-list.js';
import { OwnCertificate } from '../../../features/agreements/components/own-certificate.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

/** Somebody's share certificates, or the one that the address names. */
const ShareCertificates = () => {
  const { t } = useTranslation('agreements');
  const [query] = useSearchParams();
  const id = query.get('certificate');
  useTitle(t(id === null ? 'certificates.title' : 'certificate.title'));
  return (
    <PageFrame as="main" id="main">
      {id === null ? (
        <Stack gap={6}>
          <PageHeader title={t('certificates.title')} lede={t('certificates.lede')} />
          <CertificatesList />
        </Stack>
      ) : (
        <OwnCertificate id={id} />
      )}
    </PageFrame>
  );
};

export default ShareCertificates;
