import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useParams } from 'react-router-dom';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { OwnUpdates } from '../../../features/owner/updates/own-updates.js';

/** Those that everybody may open. */
const PUBLIC: readonly CampaignStatus[] = [
  CampaignStatus.active,
  CampaignStatus.successful,
  CampaignStatus.unsuccessful,
];

const OwnerUpdates = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>{({ status }) => <OwnUpdates campaignId={id} isPublic={PUBLIC.includes(status)} />}</OwnerFrame>
  );
};

export default OwnerUpdates;
