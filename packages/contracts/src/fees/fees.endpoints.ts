import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { PlatformFee, PlatformFeeRequest } from './platform-fees.js';

export const FEE_CHANGE_STATES = ['waiting', 'confirmed', 'refused'] as const;
export type FeeChangeState = (typeof FEE_CHANGE_STATES)[number];

/** The platform's fees on a raise. SEC-57: one person proposes, another confirms, both with step-up. */
export const feesApi = {
  list: endpoint<{ query: AdminListQuery }, AdminPage<PlatformFee>>('GET', '/admin/platform-fees', 'fees.change'),
  propose: endpoint<{ body: PlatformFeeRequest }, PlatformFee>('POST', '/admin/platform-fees', 'fees.change', {
    stepUp: true,
  }),
  confirm: endpoint<{ params: IdParams }, PlatformFee>('POST', '/admin/platform-fees/:id/confirm', 'fees.change', {
    stepUp: true,
  }),
  refuse: endpoint<{ params: IdParams; body: ReasonRequest }, PlatformFee>(
    'POST',
    '/admin/platform-fees/:id/refuse',
    'fees.change',
  ),
};
