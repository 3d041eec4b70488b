import { useParams } from 'react-router-dom';
import { Followers } from '../../../features/owner/components/followers.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';

const OwnerFollowers = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {({ slug }, _takeAway, role) => <Followers campaignId={id} slug={slug} isOwner={role === null} />}
    </OwnerFrame>
  );
};

export default OwnerFollowers;
