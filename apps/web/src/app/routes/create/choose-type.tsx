import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { ChooseTypeForm } from '../../../features/wizard/components/choose-type-form.js';
import { draftQuery, type Draft } from '../../../features/wizard/queries.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

/** The form, once it is known who begins the campaign. */
const Begin = ({ from }: { from?: Draft }) => {
  const me = useMe();
  const queries = useQueryClient();
  return (
    <QueryBoundary query={me} pending={<FormSkeleton fields={2} />}>
      {({ id, userType }) => (
        <ChooseTypeForm
          userId={id}
          isInvestor={userType === 'investor'}
          onBecameBoth={() => queries.invalidateQueries({ queryKey: meQuery.queryKey })}
          from={from}
        />
      )}
    </QueryBoundary>
  );
};

/** The same with an earlier campaign, whose texts and terms the new one begins with. */
const BeginFrom = ({ id }: { id: string }) => (
  <QueryBoundary query={useQuery(draftQuery(id))} pending={<FormSkeleton fields={2} />}>
    {({ campaignDetail }) => <Begin from={campaignDetail} />}
  </QueryBoundary>
);

const ChooseType = () => {
  const { t } = useTranslation('wizard');
  const from = useSearchParams()[0].get('from');
  useTitle(t('type.title'));
  return (
    <NarrowPage isWide>
      <PageHeader title={t('type.title')} lede={t('type.lede')} />
      {from === null ? <Begin /> : <BeginFrom id={from} />}
    </NarrowPage>
  );
};

export default ChooseType;
