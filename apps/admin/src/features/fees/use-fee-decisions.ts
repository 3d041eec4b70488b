import { feesApi, type Wire } from '@cairn/contracts';
import type { PlatformFee } from '@cairn/contracts/fees/platform-fees';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { formatCalendarDate } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { percentOf } from '../../lib/format/percent.js';

/** The second person confirms or refuses; whoever proposed the fees can only withdraw them. */
export function useFeeDecisions(fee: Wire<PlatformFee>): readonly Decision[] {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const refresh = useRefresh('platform-fees');
  const field = useReasonField();
  const { id, mayConfirm, makerEmail, reason, appliesFrom } = fee;
  if (fee.state !== 'waiting') return [];
  const params = { id };
  const label = say(mayConfirm ? 'fees.refuse' : 'fees.withdraw');
  const percent = (points: number): string => percentOf(language, points);
  return [
    {
      key: 'refuse',
      label,
      tone: 'danger',
      blockedBy: null,
      title: say('fees.refuse_title'),
      body: say('fees.refuse_body'),
      confirm: label,
      field,
      done: say('fees.refused'),
      run: async (why) => {
        await client.send(feesApi.refuse, { params, body: { reason: why } });
        await refresh();
      },
    },
    {
      key: 'confirm',
      label: say('fees.confirm'),
      tone: 'primary',
      blockedBy: mayConfirm ? null : say('fees.you_proposed'),
      title: say('fees.confirm_title'),
      body: say('fees.confirm_body', {
        day: formatCalendarDate(language, appliesFrom),
        fixed: percent(fee.fixedReached),
        reached: percent(fee.flexibleReached),
        missed: percent(fee.flexibleMissed),
        maker: makerEmail ?? '',
        reason,
      }),
      confirm: say('fees.confirm'),
      field: null,
      done: say('fees.confirmed'),
      run: async () => {
        await client.send(feesApi.confirm, { params });
        await refresh();
      },
    },
  ];
}
