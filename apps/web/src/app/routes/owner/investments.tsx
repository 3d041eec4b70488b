import { useParams } from 'react-router-dom';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { AllotmentPreview } from '../../../features/owner/desk/allotment-preview.js';
import { InvestmentsList } from '../../../features/owner/desk/investments-list.js';
import { Stack } from '../../../ui/layout/layout.js';

const OwnerInvestments = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {({ type, opensAt, fundraisingDetail }, _takeAway, role) => (
        <Stack gap={8}>
          <InvestmentsList
            campaignId={id}
            type={type}
            isOwner={role === null}
            mayRemind={role === null || role === 'edit'}
          />
          {opensAt !== null && fundraisingDetail.isTestTheWater !== 'YES' && (
            <AllotmentPreview campaignId={id} isOwner={role === null} />
          )}
        </Stack>
      )}
    </OwnerFrame>
  );
};

export default OwnerInvestments;
