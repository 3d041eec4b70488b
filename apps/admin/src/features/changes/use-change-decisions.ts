import { changesApi, type Wire } from '@cairn/contracts';
import type { ReviewedChange } from '@cairn/contracts/campaigns/changes/changes.admin.replies';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSiteDates } from '../../lib/format/use-site-dates.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useMoneyText } from '../../ui/records/money.js';
import { useDeclineField } from '../../ui/forms/use-decline-field.js';

/** Decision 26: an admin approves a change of the terms, or declines it with a reason. */
export function useChangeDecisions(change: Wire<ReviewedChange>): readonly Decision[] {
  const say = useSay();
  const moneyText = useMoneyText();
  const dates = useSiteDates();
  const client = useClient();
  const refresh = useRefresh('campaign-changes');
  const field = useDeclineField();
  const may = useMay()('campaigns.review');
  const { id, state, campaignName: name, investors, investedAmount, currency, wouldAnswerUntil } = change;
  if (!may || state !== 'proposed') return [];
  const params = { id };
  return [
    {
      key: 'decline',
      label: say('changes.decline'),
      tone: 'danger',
      blockedBy: null,
      title: say('changes.decline_title', { name }),
      body: say('changes.decline_body'),
      confirm: say('changes.decline'),
      field,
      done: say('changes.decline_done', { name }),
      run: async (reason) => {
        await client.send(changesApi.decline, { params, body: { reason } });
        await refresh();
      },
    },
    {
      key: 'approve',
      label: say('changes.approve'),
      tone: 'primary',
      blockedBy: null,
      title: say('changes.approve_title', { name }),
      body: say('changes.approve_body', {
        smart_count: investors,
        amount: moneyText(investedAmount, currency),
        until: wouldAnswerUntil === null ? '' : dates.moment(wouldAnswerUntil),
      }),
      confirm: say('changes.approve'),
      field: null,
      done: say('changes.approve_done', { name }),
      run: async () => {
        await client.send(changesApi.approve, { params });
        await refresh();
      },
    },
  ];
}
