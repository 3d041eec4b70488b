import type { Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { useSay } from '../app/words.js';
import { CAMPAIGN_STATUS_NAMES } from '../ui/records/state-badge.js';
import { Moment, Muted, Said, Strong } from '../ui/records/text.js';
import { Timeline } from '../ui/records/timeline.js';

/** Names or numbers: both have been used for a status over time. */
const nameOf = (status: string) =>
  CAMPAIGN_STATUS_NAMES.find((name, code) => name === status || String(code) === status);

/** What became of the campaign, newest first. */
export const CampaignHistory = ({ history }: { history: Wire<AdminCampaign>['history'] }) => {
  const say = useSay();
  const word = (status: string): string => {
    const name = nameOf(status);
    return name === undefined ? status : say(`states.campaign.${name}`);
  };
  if (history.length === 0) return <p>{say('campaigns.no_history')}</p>;
  return (
    <Timeline
      entries={history.toReversed().map(({ from, to, at, actor, reason }) => ({
        key: `${at}-${to}`,
        body: (
          <>
            <Strong>{from === '' ? word(to) : say('campaigns.moved', { from: word(from), to: word(to) })}</Strong>
            <Muted>
              <Moment at={at} />
              {say('list.separator')}
              <Said>{actor}</Said>
            </Muted>
            {reason !== null && <Said>{reason}</Said>}
          </>
        ),
      }))}
    />
  );
};
