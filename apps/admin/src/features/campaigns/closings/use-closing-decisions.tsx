import { CampaignStatus, closingsApi, type Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { useCalls } from '../../../lib/data/client.js';
import { useMay } from '../../../lib/data/reader.js';
import { useRefresh } from '../../../lib/data/reads.js';
import { useSiteDates } from '../../../lib/format/use-site-dates.js';
import { useSay } from '../../../lib/words/words.js';
import type { Decision } from '../../../ui/forms/decision.js';
import { useDeclineField } from '../../../ui/forms/use-decline-field.js';
import { Money } from '../../../ui/records/money.js';
import { useClosings } from './use-closings.js';
import { useWhyNoClosing } from './use-why-no-closing.js';

/** Announcing a rolling closing of an open campaign of shares, and calling one off. */
export function useClosingDecisions({ id, name, type, standing }: Wire<AdminCampaign>): readonly Decision[] {
  const say = useSay();
  const dates = useSiteDates();
  const { client } = useCalls();
  const refresh = useRefresh('campaigns');
  const reason = useDeclineField();
  const whyNot = useWhyNoClosing();
  const isPossible = useMay()('campaigns.close') && standing === CampaignStatus.active && type === 'equity';
  const { data } = useClosings(id, isPossible);
  if (!isPossible || data === undefined) return [];
  const { next, currency, closings } = data;
  const waiting = closings.find(({ state }) => state === 'announced');
  if (waiting !== undefined) {
    return [
      {
        key: 'call_off',
        label: say('rolling.call_off'),
        tone: 'secondary',
        blockedBy: null,
        title: say('rolling.call_off_title', { date: dates.moment(waiting.closesAt) }),
        body: say('rolling.call_off_body'),
        confirm: say('rolling.call_off'),
        field: reason,
        done: say('rolling.call_off_done'),
        run: async (text) => {
          await client.send(closingsApi.callOff, { params: { id: waiting.id }, body: { reason: text } });
          await refresh();
        },
      },
    ];
  }
  const momentOf = (at: string | null): string => (at === null ? '' : dates.moment(at));
  return [
    {
      key: 'close_part',
      label: say('rolling.announce'),
      tone: 'secondary',
      blockedBy: next.refusal === null ? null : whyNot(next.refusal),
      title: say('rolling.announce_title', { name }),
      body: (
        <>
          <p>
            {say('rolling.would_take')} <Money minor={next.amount} currency={currency} />
          </p>
          <p>{say('rolling.announce_body', { date: momentOf(next.closesAt), until: momentOf(next.cancelUntil) })}</p>
        </>
      ),
      confirm: say('rolling.announce'),
      field: null,
      done: say('rolling.announce_done', { name }),
      run: async () => {
        await client.send(closingsApi.announce, { params: { id } });
        await refresh();
      },
    },
  ];
}
