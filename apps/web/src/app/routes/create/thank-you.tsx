import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { draftQuery } from '../../../features/wizard/queries.js';
import { Submitted } from '../../../features/wizard/components/submitted.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';

const ThankYou = () => {
  const { t } = useTranslation('wizard');
  const { id = '' } = useParams();
  const query = useQuery(draftQuery(id));
  useTitle(t('thanks.title'));
  return (
    <NarrowPage>
      <QueryBoundary query={query} pending={<FormSkeleton />}>
        {({ campaignDetail }) => <Submitted draft={campaignDetail} />}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default ThankYou;
