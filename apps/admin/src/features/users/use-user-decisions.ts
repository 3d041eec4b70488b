import { usersAdminApi, type Wire } from '@cairn/contracts';
import type { AdminUser } from '@cairn/contracts/users/admin-users';
import { useClient } from '../../lib/data/client.js';
import { useMay, useMe } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision, DecisionField } from '../../ui/forms/decision.js';
import { openView } from './open-view.js';

type User = Wire<AdminUser>;
type Word = 'suspend' | 'unsuspend' | 'reset' | 'resend' | 'end' | 'view';

/**
 * The actions that an account's state allows; admins cannot act on their own account, and only a super admin on another
 * admin's.
 */
export function useUserDecisions(user: User): readonly Decision[] {
  const say = useSay();
  const client = useClient();
  const may = useMay();
  const me = useMe();
  const refresh = useRefresh('users');
  const isColleague = user.adminRole !== null && me?.role !== 'super';
  if (!may('users.change') || user.state === 'gone' || user.id === me?.id || isColleague) return [];

  const params = { id: user.id };
  const why: DecisionField = {
    label: say('users.reason'),
    help: say('users.reason_help'),
    min: 3,
    max: 1000,
    multiline: true,
  };
  const decision = (
    word: Word,
    tone: Decision['tone'],
    field: DecisionField | null,
    act: (reason: string) => Promise<unknown>,
  ): Decision => ({
    key: word,
    label: say(`users.acts.${word}.label`),
    tone,
    blockedBy: null,
    title: say(`users.acts.${word}.title`, { name: user.name }),
    body: say(`users.acts.${word}.body`),
    confirm: say(`users.acts.${word}.label`),
    field,
    done: say(`users.acts.${word}.done`, { name: user.name }),
    run: async (reason) => {
      await act(reason);
      await refresh();
    },
  });

  const suspend =
    user.suspendedAt === null
      ? decision('suspend', 'danger', why, (reason) => client.send(usersAdminApi.suspend, { params, body: { reason } }))
      : decision('unsuspend', 'secondary', why, (reason) =>
          client.send(usersAdminApi.unsuspend, { params, body: { reason } }),
        );
  const rescue: Decision[] = [];
  if (user.state === 'waiting') {
    rescue.push(decision('resend', 'secondary', null, () => client.send(usersAdminApi.resendActivation, { params })));
  }
  if (user.enableTwoFactorAuth) {
    rescue.push(
      decision('reset', 'secondary', why, (reason) =>
        client.send(usersAdminApi.resetTwoFactor, { params, body: { reason } }),
      ),
    );
  }
  if (user.sessionCount > 0) {
    rescue.push(decision('end', 'secondary', null, () => client.send(usersAdminApi.endSessions, { params })));
  }
  const isViewable = user.state === 'active' || user.state === 'leaving';
  const view = decision('view', 'secondary', why, async (reason) => {
    // Opened in the click handler itself: a tab opened later would be blocked as a pop-up.
    const tab = window.open('', '_blank');
    try {
      const session = await client.send(usersAdminApi.view, { params, body: { reason } });
      if (tab) openView(tab, session);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
  return [suspend, ...rescue, ...(isViewable ? [view] : [])];
}
