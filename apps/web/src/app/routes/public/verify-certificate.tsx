import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../../features/agreements/components/code-form.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

/** Where the code of a share certificate is typed. */
const VerifyByCode = () => {
  const { t } = useTranslation('agreements');
  useTitle(t('verify.title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader title={t('verify.title')} lede={t('verify.typeLede')} />
        <CodeForm />
      </Stack>
    </PageFrame>
  );
};

export default VerifyByCode;
