import { useTranslation } from 'react-i18next';
import { CompanyForm } from '../../../features/wizard/components/company-form.js';
import { WizardPage } from '../../../features/wizard/components/wizard-page.js';

const CompanyStep = () => {
  const { t } = useTranslation('wizard');
  return (
    <WizardPage step="company-info" title={t('company.title')} lede={t('company.lede')}>
      {(draft, loadOther) => <CompanyForm draft={draft} onLoadOther={loadOther} />}
    </WizardPage>
  );
};

export default CompanyStep;
