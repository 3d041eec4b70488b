import { CampaignStatus, type Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { useMaySee } from '../../lib/data/reader.js';
import { useSiteDates } from '../../lib/format/use-site-dates.js';
import { useSay } from '../../lib/words/words.js';
import { ListLink } from '../../ui/records/record-link.js';
import { Notice } from '../../ui/records/notice.js';

const BEFORE_ITS_END: readonly CampaignStatus[] = [CampaignStatus.pending, CampaignStatus.active];

/** What of the covered persons stands against the approval or the closing of a campaign (17 CFR 227.503). */
export const CoveredNotice = ({
  campaign: { standing, coveredHold, closingWaitsSince, name },
}: {
  campaign: Pick<Wire<AdminCampaign>, 'standing' | 'coveredHold' | 'closingWaitsSince' | 'name'>;
}) => {
  const say = useSay();
  const dates = useSiteDates();
  const maySee = useMaySee();
  if (coveredHold === null || !BEFORE_ITS_END.includes(standing)) return null;
  return (
    <Notice tone={closingWaitsSince === null ? 'info' : 'warning'}>
      <p>{say(`covered.hold.${coveredHold}`)}</p>
      {closingWaitsSince !== null && <p>{say('covered.held', { date: dates.moment(closingWaitsSince) })}</p>}
      {maySee('covered-persons') && (
        <p>
          <ListLink resource="covered-persons" filter={{ q: name }}>
            {say('covered.open')}
          </ListLink>
        </p>
      )}
    </Notice>
  );
};
