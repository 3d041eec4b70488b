import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { PageQuery } from '../kernel/page-query.request.js';
import type {
  AccountClosing,
  CloseAccountRequest,
  CorrectInvitationRequest,
  DataExport,
  Invitation,
  InvitationOpened,
  InviteRequest,
  InvitesSent,
} from './leaving.js';

interface TokenParams {
  token: string;
}

/** Invitations, the data export, and closing the account. */
export const leavingApi = {
  invite: endpoint<{ body: InviteRequest }, InvitesSent>('POST', '/users/send-invites', 'auth'),
  invitations: endpoint<{ query: PageQuery }, Page<Invitation>>('GET', '/users/send-invites', 'auth'),
  remindInvitation: endpoint<{ params: IdParams }, Invitation>('POST', '/users/send-invites/:id/reminder', 'auth'),
  correctInvitation: endpoint<{ params: IdParams; body: CorrectInvitationRequest }, Invitation>(
    'PATCH',
    '/users/send-invites/:id',
    'auth',
  ),
  takeInvitationBack: endpoint<{ params: IdParams }, Invitation>('DELETE', '/users/send-invites/:id', 'auth'),
  invitation: endpoint<{ params: TokenParams }, InvitationOpened>('GET', '/users/invitations/:token', 'public'),
  closing: endpoint<object, AccountClosing>('GET', '/users/request-delete-account', 'auth'),
  close: endpoint<{ body: CloseAccountRequest }, AccountClosing>('POST', '/users/request-delete-account', 'auth', {
    stepUp: true,
  }),
  keep: endpoint<object, AccountClosing>('DELETE', '/users/request-delete-account', 'auth'),
  askExport: endpoint<object, DataExport>('POST', '/users/data-export', 'auth', { stepUp: true }),
  /** With the link that opens the copy. */
  export: endpoint<{ params: IdParams }, DataExport>('GET', '/users/data-export/:id', 'auth', { stepUp: true }),
};
