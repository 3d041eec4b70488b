import { useTranslation } from 'react-i18next';
import { StoryForm } from '../../../features/wizard/components/story-form.js';
import { WizardPage } from '../../../features/wizard/components/wizard-page.js';

const StoryStep = () => {
  const { t } = useTranslation('wizard');
  return (
    <WizardPage step="story" title={t('story.title')} lede={t('story.lede')}>
      {(draft, loadOther) => <StoryForm draft={draft} onLoadOther={loadOther} />}
    </WizardPage>
  );
};

export default StoryStep;
