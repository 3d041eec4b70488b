import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { originOf } from '../../features/auth/sign-in.js';
import { paths } from '../../lib/page/paths.js';
import { useSession } from '../../lib/api/session.js';
import { useIsHydrated } from '../../lib/page/use-is-hydrated.js';
import css from './guards.module.css';
import { AwaitsSession } from '../page-route.js';

/** U-01: without a session to the sign-in page, with a notice for an expired one, and back to the first page. */
export const RequireSession = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [hadOne, remember] = useState(false);
  // For a server-rendered page this is known only after hydration.
  if (session !== null && !hadOne) remember(true);
  const isKnown = useIsHydrated();
  if (session) return <Outlet />;
  // Only the browser knows the user: the server draws the frame and the outline of the page.
  if (!isKnown) {
    return (
      <AwaitsSession value>
        <Outlet />
      </AwaitsSession>
    );
  }
  return <Navigate to={paths.login} replace state={{ from: pathname + search, ...(hadOne ? { ended: true } : {}) }} />;
};

/** Pages for visitors. After signing in they are sent to the page they wanted, or to the home page. */
export const GuestOnly = () => {
  const session = useSession();
  const { state } = useLocation();
  if (!session) {
    return (
      <div className={css.guestsOnly}>
        <Outlet />
      </div>
    );
  }
  return <Navigate to={originOf(state) ?? paths.home} replace state={{ welcome: true }} />;
};
