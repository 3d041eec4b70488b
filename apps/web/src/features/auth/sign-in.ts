import type { LoginReply } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { storeSession } from '../../lib/session.js';

/** The address somebody wanted before being sent to sign in, when it is one of ours. */
export const originOf = (state: unknown): string | null => {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : null;
};

/** Stores the session and goes where the reader wanted to go (U-01), else home with the welcome flag. */
export const useFinishSignIn = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const queries = useQueryClient();
  return (reply: Wire<LoginReply>): void => {
    queries.removeQueries({ queryKey: ['me'] });
    const target = originOf(state) ?? paths.home;
    // First the address, then the session: the guest guard would otherwise send the reader home on its own.
    void navigate(target, { replace: true, state: { welcome: true } });
    storeSession(reply);
  };
};
