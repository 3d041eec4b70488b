import { useParams } from 'react-router-dom';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { InvestmentsList } from '../../../features/owner/desk/investments-list.js';

const OwnerInvestments = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {({ type }, _takeAway, role) => (
        <InvestmentsList
          campaignId={id}
          type={type}
          isOwner={role === null}
          mayRemind={role === null || role === 'edit'}
        />
      )}
    </OwnerFrame>
  );
};

export default OwnerInvestments;
