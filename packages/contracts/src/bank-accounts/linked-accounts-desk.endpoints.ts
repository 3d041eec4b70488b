import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { AdminLinkedAccount, LinkedAccountDetail } from './linked-accounts-desk.replies.js';

const act = (verb: string) =>
  endpoint<{ params: IdParams; body: ReasonRequest }, LinkedAccountDetail>(
    'POST',
    `/admin/linked-accounts/:id/${verb}`,
    'identity.review',
  );

/** Linked bank accounts for compliance: whether an account whose bank names another owner is the person's. */
export const linkedAccountsDeskApi = {
  /** `state`: waiting, or one of the accounts'. */
  list: endpoint<{ query: AdminListQuery }, AdminPage<AdminLinkedAccount>>(
    'GET',
    '/admin/linked-accounts',
    'identity.read',
  ),
  one: endpoint<{ params: IdParams }, LinkedAccountDetail>('GET', '/admin/linked-accounts/:id', 'identity.read'),
  accept: act('accept'),
  refuse: act('refuse'),
};
