import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useParams } from 'react-router-dom';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { OwnTerms } from '../../../features/terms/own/own-terms.js';

/** How the terms of an open campaign are changed. */
const OwnerTerms = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {({ status, ended }, _takeAway, role) => (
        <OwnTerms
          campaignId={id}
          isOpen={status === CampaignStatus.active}
          isEnded={ended !== null}
          isOwner={role === null}
        />
      )}
    </OwnerFrame>
  );
};

export default OwnerTerms;
