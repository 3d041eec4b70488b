import { adminsApi, type AdminAct, type Wire } from '@cairn/contracts';
import type { AdminAccount } from '@cairn/contracts/admins/admins';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useMe } from '../../lib/data/reader.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { useRefreshAdmins } from './use-refresh-admins.js';

type Act = Exclude<AdminAct, 'role'>;

/** Actions for a colleague's account, besides a change of role; none for the admin's own account. */
export function useAdminDecisions(account: Wire<AdminAccount>): readonly Decision[] {
  const say = useSay();
  const client = useClient();
  const me = useMe();
  const notify = useNotify();
  const refresh = useRefreshAdmins();
  const field = useReasonField();
  const { id, name, email, role, state } = account;
  if (me === undefined || me.id === id || account.waiting !== null) return [];

  const hasMoney = role === 'super' || role === 'finance';
  const needsTwo = (act: Act): boolean => (act === 'remove' ? role === 'super' : act !== 'suspend' && hasMoney);
  const decision = (act: Act, tone: Decision['tone']): Decision => ({
    key: act,
    label: say(`admins.acts.${act}.label`),
    tone,
    blockedBy: null,
    title: say(`admins.acts.${act}.title`, { name }),
    body: [say(`admins.acts.${act}.body`, { email }), ...(needsTwo(act) ? [say('admins.two_note')] : [])].join(' '),
    confirm: say(`admins.acts.${act}.label`),
    field,
    done: null,
    run: async (reason) => {
      const made = await client.send(adminsApi.change, { params: { id }, body: { act, reason } });
      const done = made.state === 'waiting' ? say('admins.waits') : say(`admins.acts.${act}.done`, { name });
      await refresh();
      notify(done, { type: 'success', messageArgs: { _: done } });
    },
  });
  return state === 'suspended'
    ? [decision('remove', 'danger'), decision('reinstate', 'secondary')]
    : [decision('remove', 'danger'), decision('suspend', 'danger'), decision('reset', 'secondary')];
}
