import { adminApi, type Wire } from '@cairn/contracts';
import type { AccreditationDetail } from '@cairn/contracts/admin/review.replies';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';

/** Records the call to who is to confirm a claim, while it waits for one. */
export function useCallDecision(review: Wire<AccreditationDetail>): readonly Decision[] {
  const say = useSay();
  const may = useMay();
  const client = useClient();
  const refresh = useRefresh('accreditations');
  const field = useReasonField();
  const { id, version, verificationType, confirmer, state } = review;
  const isWanted = verificationType === 'phone_call' && confirmer !== null && state === 'under_review';
  if (!isWanted || !may('accreditation.review')) return [];
  return [
    {
      key: 'call',
      label: say('accreditation.call'),
      tone: 'secondary',
      blockedBy: null,
      title: say('accreditation.call_title', { name: confirmer.name }),
      body: say('accreditation.call_body'),
      confirm: say('accreditation.call'),
      field,
      stays: true,
      done: say('accreditation.call_done'),
      reread: refresh,
      run: async (reason) => {
        await client.send(adminApi.confirmAccreditationCall, { params: { id }, body: { version, reason } });
        await refresh();
      },
    },
  ];
}
