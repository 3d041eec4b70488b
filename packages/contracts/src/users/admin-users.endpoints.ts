import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, DeclineRequest, RevealUserRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { AdminUser, AdminUserRow, RevealedUser, ViewSession } from './admin-users.js';
import type { DeletionRequest } from './deletion-requests.js';

/** The states of an account, the most important first. */
export const USER_VIEWS = ['active', 'waiting', 'suspended', 'leaving', 'gone'] as const;
export type UserState = (typeof USER_VIEWS)[number];

const act = (verb: string) =>
  endpoint<{ params: IdParams }, AdminUser>('POST', `/admin/users/:id/${verb}`, 'users.change');
const actWith = (verb: string) =>
  endpoint<{ params: IdParams; body: DeclineRequest }, AdminUser>('POST', `/admin/users/:id/${verb}`, 'users.change');

/** Accounts, for the people who run the site. Every action is in the audit log, with its reason. */
export const usersAdminApi = {
  users: endpoint<{ query: AdminListQuery }, AdminPage<AdminUserRow>>('GET', '/admin/users', 'users.read'),
  user: endpoint<{ params: IdParams }, AdminUser>('GET', '/admin/users/:id', 'users.read'),
  deletionRequests: endpoint<{ query: AdminListQuery }, AdminPage<DeletionRequest>>(
    'GET',
    '/admin/deletion-requests',
    'users.read',
  ),
  suspend: actWith('suspend'),
  unsuspend: actWith('unsuspend'),
  /** SEC-14: removes a protection of an account. */
  resetTwoFactor: endpoint<{ params: IdParams; body: DeclineRequest }, AdminUser>(
    'POST',
    '/admin/users/:id/reset-two-factor',
    'users.change',
    { stepUp: true },
  ),
  /** SEC-50. */
  reveal: endpoint<{ params: IdParams; body: RevealUserRequest }, RevealedUser>(
    'POST',
    '/admin/users/:id/reveal',
    'personal_data.reveal',
    { stepUp: true },
  ),
  resendActivation: act('resend-activation'),
  endSessions: act('end-sessions'),
  view: endpoint<{ params: IdParams; body: DeclineRequest }, ViewSession>(
    'POST',
    '/admin/users/:id/view',
    'users.change',
  ),
};
