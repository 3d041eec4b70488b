import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../../features/agreements/components/code-form.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

/** Where the code of a share certificate is typed. */
const VerifyByCode = () => {
  const { t } = useTranslation('agreements');
  useTitle(t('verify.title'));
  return (
    <NarrowPage>
      <PageHeader title={t('verify.title')} lede={t('verify.typeLede')} />
      <CodeForm />
    </NarrowPage>
  );
};

export default VerifyByCode;
