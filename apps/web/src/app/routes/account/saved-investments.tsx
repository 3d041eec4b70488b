import { useTranslation } from 'react-i18next';
import { SavedInvestmentList } from '../../../features/invest/steps/saved-investments.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';

const SavedInvestments = () => {
  const { t } = useTranslation('invest');
  useTitle(t('saved.title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader title={t('saved.title')} lede={t('saved.lede')} />
        <SavedInvestmentList />
      </Stack>
    </PageFrame>
  );
};

export default SavedInvestments;
