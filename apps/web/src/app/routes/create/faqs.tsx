import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FaqsForm } from '../../../features/wizard/components/faqs-form.js';
import { WizardPage } from '../../../features/wizard/components/wizard-page.js';
import { faqsQuery } from '../../../features/wizard/questions.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

const FaqsStep = () => {
  const { t } = useTranslation('wizard');
  const { id = '' } = useParams();
  const query = useQuery(faqsQuery(id));
  return (
    <WizardPage step="faqs" title={t('faqs.title')} lede={t('faqs.lede')}>
      {(draft, loadOther) => (
        <QueryBoundary query={query} pending={<FormSkeleton fields={5} />}>
          {(faqs) => <FaqsForm draft={draft} faqs={faqs} onLoadOther={loadOther} />}
        </QueryBoundary>
      )}
    </WizardPage>
  );
};

export default FaqsStep;
