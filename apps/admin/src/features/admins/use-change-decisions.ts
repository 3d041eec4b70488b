import { adminsApi, type Wire } from '@cairn/contracts';
import type { AdminChange } from '@cairn/contracts/admins/admins';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { useRefreshAdmins } from './use-refresh-admins.js';

/** The second person confirms or refuses; whoever requested the change can only withdraw it. */
export function useChangeDecisions(change: Wire<AdminChange>): readonly Decision[] {
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshAdmins();
  const field = useReasonField();
  const { id, email, kind, makerEmail, reason, mayConfirm } = change;
  if (change.state !== 'waiting') return [];
  const params = { id };
  const label = say(mayConfirm ? 'admins.refuse' : 'admins.withdraw');
  const refuse: Decision = {
    key: 'refuse',
    label,
    tone: 'danger',
    blockedBy: null,
    title: say('admins.refuse_title', { email }),
    body: say('admins.refuse_body'),
    confirm: label,
    field,
    done: say('admins.refused'),
    run: async (why) => {
      await client.send(adminsApi.refuse, { params, body: { reason: why } });
      await refresh();
    },
  };
  const confirm: Decision = {
    key: 'confirm',
    label: say('admins.confirm'),
    tone: 'primary',
    blockedBy: mayConfirm ? null : say('admins.you_asked'),
    title: say('admins.confirm_title', { email }),
    body: say('admins.confirm_body', { kind: say(`admins.kinds.${kind}`), maker: makerEmail, reason }),
    confirm: say('admins.confirm'),
    field: null,
    done: say('admins.confirmed'),
    run: async () => {
      await client.send(adminsApi.confirm, { params });
      await refresh();
    },
  };
  return [refuse, confirm];
}
