import { useParams } from 'react-router-dom';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { LeadsSection } from '../../../features/team/leads-section.js';
import { TeamSection } from '../../../features/team/team-section.js';
import { Stack } from '../../../ui/layout/layout.js';

/** Who stands behind a campaign, as its owner keeps it. */
const OwnerTeam = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {({ currency }, _takeAway, role) => (
        <Stack gap={7}>
          <TeamSection campaignId={id} role={role} />
          <LeadsSection campaignId={id} currency={currency ?? 'USD'} isOwner={role === null} />
        </Stack>
      )}
    </OwnerFrame>
  );
};

export default OwnerTeam;
