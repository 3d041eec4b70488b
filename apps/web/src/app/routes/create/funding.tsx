import { useTranslation } from 'react-i18next';
import { FundingForm } from '../../../features/wizard/components/funding-form.js';
import { WizardPage } from '../../../features/wizard/components/wizard-page.js';

const FundingStep = () => {
  const { t } = useTranslation('wizard');
  return (
    <WizardPage step="funding" title={t('funding.title')} lede={t('funding.lede')}>
      {(draft) => <FundingForm draft={draft} />}
    </WizardPage>
  );
};

export default FundingStep;
