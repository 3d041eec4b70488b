import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { ChooseTypeForm } from '../../../features/wizard/components/choose-type-form.js';
import { useTitle } from '../../../lib/use-title.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { FormBones } from '../../../ui/page-bones.js';
import { PageHeader } from '../../../ui/page-header.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';

const ChooseType = () => {
  const { t } = useTranslation('wizard');
  const me = useMe();
  const queries = useQueryClient();
  useTitle(t('type.title'));
  return (
    <NarrowPage>
      <PageHeader title={t('type.title')} lede={t('type.lede')} />
      <QueryBoundary query={me} pending={<FormBones fields={2} />}>
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
