import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { ScreeningCase, ScreeningCaseRow, ScreeningListRow } from './screening.replies.js';
import type { DecideCaseRequest } from './screening.requests.js';

interface KindParams {
  kind: string;
}

const decide = (verb: string) =>
  endpoint<{ params: IdParams; body: DecideCaseRequest }, ScreeningCase>(
    'POST',
    `/admin/screening-cases/:id/${verb}`,
    'screening.review',
  );

/** Sanctions lists, lists of politically exposed persons, and whoever resembles somebody on them. */
export const screeningApi = {
  lists: endpoint<{ query: AdminListQuery }, AdminPage<ScreeningListRow>>(
    'GET',
    '/admin/screening-lists',
    'identity.read',
  ),
  /** A form with the list as `file`. */
  upload: endpoint<{ params: KindParams; body: object }, ScreeningListRow>(
    'POST',
    '/admin/screening-lists/:kind',
    'screening.review',
  ),
  cases: endpoint<{ query: AdminListQuery }, AdminPage<ScreeningCaseRow>>(
    'GET',
    '/admin/screening-cases',
    'identity.read',
  ),
  case: endpoint<{ params: IdParams }, ScreeningCase>('GET', '/admin/screening-cases/:id', 'identity.read'),
  confirm: decide('confirm'),
  dismiss: decide('dismiss'),
};
