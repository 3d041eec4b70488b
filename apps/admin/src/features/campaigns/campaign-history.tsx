import type { Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { useSiteDates } from '../../lib/format/use-site-dates.js';
import { useSay } from '../../lib/words/words.js';
import { CAMPAIGN_STATUS_NAMES } from '../../ui/records/state-badge.js';
import { Moment, Muted, Said, Strong } from '../../ui/records/text.js';
import { Timeline } from '../../ui/records/timeline.js';

/** Names or numbers: both have been used for a status over time. */
const nameOf = (status: string) =>
  CAMPAIGN_STATUS_NAMES.find((name, code) => name === status || String(code) === status);

/** The history of the campaign, newest first. */
export const CampaignHistory = ({ history, closings }: Pick<Wire<AdminCampaign>, 'history' | 'closings'>) => {
  const say = useSay();
  const dates = useSiteDates();
  const word = (status: string): string => {
    const name = nameOf(status);
    return name === undefined ? status : say(`states.campaign.${name}`);
  };
  const entries = [
    ...history.map((entry) => ({
      ...entry,
      what: entry.from === '' ? word(entry.to) : say('campaigns.moved', { from: word(entry.from), to: word(entry.to) }),
    })),
    ...closings.map((entry) => ({
      ...entry,
      what: say('campaigns.closing_moved', {
        from: dates.moment(entry.from),
        to: dates.moment(entry.to),
      }),
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (entries.length === 0) return <p>{say('campaigns.no_history')}</p>;
  return (
    <Timeline
      entries={entries.map(({ what, to, at, actor, reason }) => ({
        key: `${at}-${to}`,
        body: (
          <>
            <Strong>{what}</Strong>
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
