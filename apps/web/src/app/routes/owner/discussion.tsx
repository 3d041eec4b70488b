import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useParams } from 'react-router-dom';
import { OwnDiscussion } from '../../../features/owner/discussion/own-discussion.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';

const OwnerDiscussion = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {(campaign) => (
        <OwnDiscussion
          campaign={campaign}
          isOpen={campaign.status === CampaignStatus.active || campaign.status === CampaignStatus.successful}
        />
      )}
    </OwnerFrame>
  );
};

export default OwnerDiscussion;
