import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { InvestmentsTable } from '../../../features/owner/components/investments-table.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { Stack } from '../../../ui/layout/layout.js';

const OwnerInvestments = () => {
  const { t } = useTranslation('owner');
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {({ type }, _takeAway, role) => (
        <Stack as="section">
          <h2>{t('tabs.investments')}</h2>
          <InvestmentsTable campaignId={id} type={type} isOwner={role === null} />
        </Stack>
      )}
    </OwnerFrame>
  );
};

export default OwnerInvestments;
