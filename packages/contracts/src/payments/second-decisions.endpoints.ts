import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint } from '../kernel/endpoint.js';
import type { SecondDecisionRow } from './second-decisions.js';

/** decisions that wait for a second person, for finance. */
export const secondDecisionsApi = {
  /** `state`: mine, those that the reader may decide. */
  list: endpoint<{ query: AdminListQuery }, AdminPage<SecondDecisionRow>>(
    'GET',
    '/admin/second-decisions',
    'payments.read',
  ),
};
