import type { Wire } from '@cairn/contracts';
import type { ViewSession } from '@cairn/contracts/users/admin-users';

/** Where the client looks for a session that may only look (apps/web/src/lib/api/session.ts). */
const KEY = 'viewSession';

/**
 * Opens the site in a tab of its own that looks through somebody's eyes. The session is put into that tab's storage and
 * nowhere else: an address would carry the token (SEC-4), and the browser's own would replace the reader's sign-in.
 */
export function openView(tab: Window, session: Wire<ViewSession>): void {
  tab.sessionStorage.setItem(KEY, JSON.stringify(session));
  tab.location.assign('/home');
}
