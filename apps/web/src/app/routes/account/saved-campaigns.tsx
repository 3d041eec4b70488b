import { useTranslation } from 'react-i18next';
import { SavedList } from '../../../features/campaigns/saved/saved-list.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { TextLink } from '../../../ui/text/text.js';

const SavedCampaigns = () => {
  const { t } = useTranslation('saved');
  useTitle(t('title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader title={t('title')} lede={t('lede')} />
        <TextLink to={paths.profileSettings}>{t('changePublic')}</TextLink>
        <SavedList />
      </Stack>
    </PageFrame>
  );
};

export default SavedCampaigns;
