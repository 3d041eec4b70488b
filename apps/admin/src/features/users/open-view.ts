import type { Wire } from '@cairn/contracts';
import type { ViewSession } from '@cairn/contracts/users/admin-users';

/** The place where the site looks for a read-only session (apps/web/src/lib/api/session.ts). */
const KEY = 'viewSession';

/**
 * Opens the site in a new tab as the user, read-only. The session is put into that tab's session storage only: an
 * address would expose the token (SEC-4), and local storage would replace the admin's own sign-in.
 */
export function openView(tab: Window, session: Wire<ViewSession>): void {
  tab.sessionStorage.setItem(KEY, JSON.stringify(session));
  tab.location.assign('/home');
}
