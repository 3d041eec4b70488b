import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { PageQuery } from '../kernel/page-query.request.js';
import type {
  AccountClosing,
  CloseAccountRequest,
  DataExport,
  Invitation,
  InviteRequest,
  InvitesSent,
} from './leaving.js';

/** Bringing others, taking one's data, and going. */
export const leavingApi = {
  invite: endpoint<{ body: InviteRequest }, InvitesSent>('POST', '/users/send-invites', 'auth'),
  invitations: endpoint<{ query: PageQuery }, Page<Invitation>>('GET', '/users/send-invites', 'auth'),
  closing: endpoint<object, AccountClosing>('GET', '/users/request-delete-account', 'auth'),
  close: endpoint<{ body: CloseAccountRequest }, AccountClosing>('POST', '/users/request-delete-account', 'auth', {
    stepUp: true,
  }),
  keep: endpoint<object, AccountClosing>('DELETE', '/users/request-delete-account', 'auth'),
  askExport: endpoint<object, DataExport>('POST', '/users/data-export', 'auth', { stepUp: true }),
  export: endpoint<{ params: IdParams }, DataExport>('GET', '/users/data-export/:id', 'auth'),
};
