import { useTranslation } from 'react-i18next';
import { CertificatesList } from '../../../features/agreements/components/certificates-list.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

const ShareCertificates = () => {
  const { t } = useTranslation('agreements');
  useTitle(t('certificates.title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader title={t('certificates.title')} lede={t('certificates.lede')} />
        <CertificatesList />
      </Stack>
    </PageFrame>
  );
};

export default ShareCertificates;
