import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { LinksForm } from '../../../features/settings/components/links-form.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { FormBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';

const OutsideLinks = () => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const query = useMe();
  return (
    <SettingsFrame title={t('place.links')} lede={t('links.lede')}>
      <QueryBoundary query={query} pending={<FormBones fields={5} />}>
        {(me) => <LinksForm me={me} onSaved={(saved) => queries.setQueryData(meQuery.queryKey, saved)} />}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default OutsideLinks;
