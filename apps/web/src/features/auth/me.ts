import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { useSession } from '../../lib/api/session.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

export const meQuery = queryOptions({
  queryKey: SHARED_KEYS.me,
  queryFn: () => send(usersApi.me, {}),
  staleTime: 60_000,
});

/** The signed-in user; stays pending without a session. */
export const useMe = () => useQuery({ ...meQuery, enabled: useSession() !== null });

/** Whose session this browser has; null without one. What was read in a session that has ended does not count. */
export const useNameHere = (): string | null => {
  const isSignedIn = useSession() !== null;
  const { data: me } = useMe();
  return isSignedIn && me ? `${me.firstName} ${me.lastName}` : null;
};
