import { useTranslation } from 'react-i18next';
import { SavedList } from '../../../features/campaigns/saved/saved-list.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

const SavedCampaigns = () => {
  const { t } = useTranslation('saved');
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader title={t('title')} lede={t('lede')} />
        <SavedList />
      </Stack>
    </PageFrame>
  );
};

export default SavedCampaigns;
