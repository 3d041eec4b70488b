import { useTranslation } from 'react-i18next';
import { ChooseTypeForm } from '../../../features/wizard/components/choose-type-form.js';
import { useTitle } from '../../../lib/use-title.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { PageHeader } from '../../../ui/page-header.js';

const ChooseType = () => {
  const { t } = useTranslation('wizard');
  useTitle(t('type.title'));
  return (
    <NarrowPage>
      <PageHeader title={t('type.title')} lede={t('type.lede')} />
      <ChooseTypeForm />
    </NarrowPage>
  );
};

export default ChooseType;
