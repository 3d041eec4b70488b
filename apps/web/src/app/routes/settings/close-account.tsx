import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { closingQuery } from '../../../features/settings/queries.js';
import { CloseAccount } from '../../../features/settings/components/close-account.js';
import { DataCopy } from '../../../features/settings/components/data-copy.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

/** /request-delete-account */
const CloseAccountPage = () => {
  const { t } = useTranslation('settings');
  const query = useQuery(closingQuery);
  return (
    <SettingsFrame title={t('place.close')} lede={t('copy.lede')}>
      <QueryBoundary query={query} pending={<RowSkeleton count={4} />}>
        {(closing) => (
          <Stack gap={6}>
            <DataCopy lastExport={closing.lastExport} />
            <Stack as="section">
              <h2>{t('close.title')}</h2>
              <CloseAccount {...closing} />
            </Stack>
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default CloseAccountPage;
