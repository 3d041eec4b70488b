import { useTranslation } from 'react-i18next';
import { ExtrasStep } from '../../../features/wizard/extras/extras-step.js';
import { WizardPage } from '../../../features/wizard/components/wizard-page.js';

const Extras = () => {
  const { t } = useTranslation('wizard');
  return (
    <WizardPage step="extras" title={t('extras.title')} lede={t('extras.lede')}>
      {(draft) => <ExtrasStep draft={draft} />}
    </WizardPage>
  );
};

export default Extras;
