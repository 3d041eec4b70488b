import { useTranslation } from 'react-i18next';
import { BrowseResults } from '../../../features/campaigns/browse/browse-results.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

const Funded = () => {
  const { t } = useTranslation('browse');
  useTitle(t('fundedTitle'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader title={t('fundedTitle')} lede={t('fundedLede')} />
        <BrowseResults filter={{ status: 4 }} none={{ title: t('noneFunded') }} />
      </Stack>
    </PageFrame>
  );
};

export default Funded;
