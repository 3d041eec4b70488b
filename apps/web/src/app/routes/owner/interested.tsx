import { useParams } from 'react-router-dom';
import { Interested } from '../../../features/owner/components/interested.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';

const OwnerInterested = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {({ currency, slug }, _takeAway, role) => (
        <Interested campaignId={id} currency={currency ?? 'USD'} slug={slug} isOwner={role === null} />
      )}
    </OwnerFrame>
  );
};

export default OwnerInterested;
