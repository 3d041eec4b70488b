import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.js';
import { paths } from '../../lib/paths.js';

/** Where somebody wanted to go before signing in. */
export interface Origin {
  from?: string;
}

/** U-01: without a session to the sign-in page, and back to where it started afterwards. */
export const RequireSession = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search } satisfies Origin} />;
};

/** Pages for people who have not signed in; the others go home. */
export const GuestOnly = () => (useSession() ? <Navigate to={paths.home} replace /> : <Outlet />);
