import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { Connections } from '../../../features/auth/social/connections.js';
import { LinksForm } from '../../../features/settings/components/links-form.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { useOtherVersion } from '../../use-other-version.js';
import { Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

const OutsideLinks = () => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const query = useMe();
  const { edition, loadOther } = useOtherVersion(meQuery.queryKey);
  return (
    <SettingsFrame title={t('place.links')} lede={t('links.lede')}>
      <QueryBoundary query={query} pending={<FormSkeleton fields={5} />}>
        {(me) => (
          <Stack gap={7}>
            <LinksForm
              key={edition}
              me={me}
              onSaved={(saved) => queries.setQueryData(meQuery.queryKey, saved)}
              onLoadOther={loadOther}
            />
            <Connections />
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default OutsideLinks;
