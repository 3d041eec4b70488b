import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { OwnCampaignsList } from '../../../features/owner/components/own-campaigns-list.js';
import { Memberships } from '../../../features/team/memberships.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

const OwnCampaigns = () => {
  const { t } = useTranslation('owner');
  useTitle(t('list.title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader
          title={t('list.title')}
          lede={t('list.lede')}
          actions={
            <Button component={Link} to={paths.chooseType}>
              {t('list.new')}
            </Button>
          }
        />
        <Memberships />
        <OwnCampaignsList />
      </Stack>
    </PageFrame>
  );
};

export default OwnCampaigns;
