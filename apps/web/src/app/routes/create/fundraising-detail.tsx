import { useTranslation } from 'react-i18next';
import { RaiseForm } from '../../../features/wizard/components/raise-form.js';
import { WizardPage } from '../../../features/wizard/components/wizard-page.js';

const RaiseStep = () => {
  const { t } = useTranslation('wizard');
  return (
    <WizardPage step="fundraising-detail" title={t('raise.title')} lede={t('raise.lede')}>
      {(draft, loadOther) => <RaiseForm draft={draft} onLoadOther={loadOther} />}
    </WizardPage>
  );
};

export default RaiseStep;
