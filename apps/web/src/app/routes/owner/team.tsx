import { useParams } from 'react-router-dom';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { TeamSection } from '../../../features/team/team-section.js';

/** Who stands behind a campaign, as its owner keeps it. */
const OwnerTeam = () => {
  const { id = '' } = useParams();
  return <OwnerFrame id={id}>{(_campaign, _takeAway, role) => <TeamSection campaignId={id} role={role} />}</OwnerFrame>;
};

export default OwnerTeam;
