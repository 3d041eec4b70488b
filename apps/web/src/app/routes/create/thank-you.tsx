import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { draftQuery } from '../../../features/wizard/queries.js';
import { Submitted } from '../../../features/wizard/components/submitted.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { PageFrame } from '../../../ui/layout/layout.js';

const ThankYou = () => {
  const { t } = useTranslation('wizard');
  const { id = '' } = useParams();
  const query = useQuery(draftQuery(id));
  useTitle(t('thanks.title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<FormSkeleton />}>
        {({ campaignDetail }) => <Submitted draft={campaignDetail} />}
      </QueryBoundary>
    </PageFrame>
  );
};

export default ThankYou;
