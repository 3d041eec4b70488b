import { useParams } from 'react-router-dom';
import { DeskOverview } from '../../../features/owner/desk/desk-overview.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { PayoutPanel } from '../../../features/owner/components/payout-panel.js';
import { hasPayout, isPaidOut } from '../../../features/owner/has-payout.js';

const OwnerDashboard = () => {
  const { id = '' } = useParams();
  return (
    <OwnerFrame id={id}>
      {(campaign, takeAway, role) => (
        <DeskOverview
          campaign={campaign}
          isOwner={role === null}
          isPaidOut={isPaidOut(takeAway)}
          mayRemind={role === null || role === 'edit'}
        >
          {role === null && hasPayout(campaign) && (
            <PayoutPanel
              campaignId={id}
              currency={campaign.currency ?? 'USD'}
              takeAway={takeAway}
              account={campaign.paymentDetail}
              connects={campaign.fundraisingDetail.raiseMode === 'flexible'}
            />
          )}
        </DeskOverview>
      )}
    </OwnerFrame>
  );
};

export default OwnerDashboard;
