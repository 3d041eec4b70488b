import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { AdminRole } from '../kernel/permissions.js';
import type { AdminAccount, AdminChange, ChangeAdminRequest, FirstAdmin, InviteAdminRequest } from './admins.js';

export const ADMIN_STATES = ['active', 'invited', 'suspended'] as const;
export type AdminState = (typeof ADMIN_STATES)[number];

/** The actions for the account of a colleague. */
export const ADMIN_ACTS = ['role', 'suspend', 'reinstate', 'remove', 'reset'] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

export const ADMIN_CHANGES = ['invite', ...ADMIN_ACTS] as const;
export type AdminChangeKind = (typeof ADMIN_CHANGES)[number];

export const ADMIN_CHANGE_STATES = ['waiting', 'done', 'refused'] as const;
export type AdminChangeState = (typeof ADMIN_CHANGE_STATES)[number];

/** Roles by which money moves, or that give such roles. */
export const MONEY_ROLES: readonly AdminRole[] = ['super', 'finance'];

/** The accounts that may sign in to the console, and their roles. SEC-14: every change requires step-up. */
export const adminsApi = {
  first: endpoint<object, FirstAdmin>('GET', '/admin/first-admin', 'public'),
  list: endpoint<{ query: AdminListQuery }, AdminPage<AdminAccount>>('GET', '/admin/admins', 'admins.change'),
  one: endpoint<{ params: IdParams }, AdminAccount>('GET', '/admin/admins/:id', 'admins.change'),
  invite: endpoint<{ body: InviteAdminRequest }, AdminChange>('POST', '/admin/admins', 'admins.change', {
    stepUp: true,
  }),
  change: endpoint<{ params: IdParams; body: ChangeAdminRequest }, AdminChange>(
    'POST',
    '/admin/admins/:id/change',
    'admins.change',
    { stepUp: true },
  ),
  changes: endpoint<{ query: AdminListQuery }, AdminPage<AdminChange>>('GET', '/admin/admin-changes', 'admins.change'),
  confirm: endpoint<{ params: IdParams }, AdminChange>('POST', '/admin/admin-changes/:id/confirm', 'admins.change', {
    stepUp: true,
  }),
  refuse: endpoint<{ params: IdParams; body: ReasonRequest }, AdminChange>(
    'POST',
    '/admin/admin-changes/:id/refuse',
    'admins.change',
  ),
};
