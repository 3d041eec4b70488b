import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { AutoLogin, OpenSession } from './sessions.replies.js';
import type { Done } from './users.replies.js';

/** In place of an id: every session except that of the request. */
export const OTHER_SESSIONS = 'others';

export const sessionsApi = {
  list: endpoint<object, OpenSession[]>('GET', '/users/sessions', 'auth'),
  end: endpoint<{ params: IdParams }, Done>('DELETE', '/users/sessions/:id', 'auth'),
  autoLogin: endpoint<object, AutoLogin>('POST', '/users/app-auto-login', 'auth'),
};
