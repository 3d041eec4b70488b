import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { ChooseTypeForm } from '../../../features/wizard/components/choose-type-form.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

const ChooseType = () => {
  const { t } = useTranslation('wizard');
  const me = useMe();
  const queries = useQueryClient();
  useTitle(t('type.title'));
  return (
    <NarrowPage isWide>
      <PageHeader title={t('type.title')} lede={t('type.lede')} />
      <QueryBoundary query={me} pending={<FormSkeleton fields={2} />}>
        {({ id, userType }) => (
          <ChooseTypeForm
            userId={id}
            isInvestor={userType === 'investor'}
            onBecameBoth={() => queries.invalidateQueries({ queryKey: meQuery.queryKey })}
          />
        )}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default ChooseType;
