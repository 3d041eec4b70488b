import { isEnough } from '@cairn/contracts/campaigns/people/team-roles';
import { useParams } from 'react-router-dom';
import { CampaignAgreements } from '../../../features/agreements/components/campaign-agreements.js';
import { CapTable } from '../../../features/agreements/components/cap-table.js';
import { Mandate } from '../../../features/agreements/components/mandate.js';
import { useMe } from '../../../features/auth/me.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { Stack } from '../../../ui/layout/layout.js';

/** What investors have signed, the company's signature, and who holds the shares. */
const OwnerAgreements = () => {
  const { id = '' } = useParams();
  const { data: me } = useMe();
  const name = me ? `${me.firstName} ${me.lastName}` : '';
  return (
    <OwnerFrame id={id}>
      {({ type }, _takeAway, role) => (
        <Stack gap={7}>
          <CampaignAgreements
            campaignId={id}
            signer={role === null ? name : null}
            mayOpen={role === null || isEnough(role, 'edit')}
          />
          {role === null && <Mandate campaignId={id} />}
          {type === 'equity' && <CapTable campaignId={id} isOwner={role === null} />}
        </Stack>
      )}
    </OwnerFrame>
  );
};

export default OwnerAgreements;
