import type { LoginReply } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useQueryClient } from '@tanstack/react-query';
import { storeSession } from '../../lib/api/session.js';

/** The page requested before the sign-in, when it is one of ours. */
export const originOf = (state: unknown): string | null => {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : null;
};

/** Whether the sign-in follows a session that ended on a page. */
export const hasEnded = (state: unknown): boolean => typeof state === 'object' && state !== null && 'ended' in state;

/** Stores the session; the guard of the sign-in page then leads on to where the reader wanted to go (U-01). */
export const useFinishSignIn = () => {
  const queries = useQueryClient();
  return (reply: Wire<LoginReply>): void => {
    // Data read as a visitor, or as another user, is removed at a sign-in.
    queries.clear();
    storeSession(reply);
  };
};
