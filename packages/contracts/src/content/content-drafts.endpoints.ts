import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { ContentRecord, ContentVersion } from './admin-content.replies.js';
import type { PublishContentRequest, RestoreContentRequest } from './admin-content.requests.js';

const AT = '/admin/content-records/:id';

/** Kinds that are published (content-fields.ts): saving keeps a draft, and readers see what was published last. */
export const contentDraftsApi = {
  publish: endpoint<{ params: IdParams; body: PublishContentRequest }, ContentRecord>(
    'POST',
    `${AT}/publish`,
    'content.change',
  ),
  discard: endpoint<{ params: IdParams }, ContentRecord>('DELETE', `${AT}/draft`, 'content.change'),
  restore: endpoint<{ params: IdParams; body: RestoreContentRequest }, ContentRecord>(
    'POST',
    `${AT}/restore`,
    'content.change',
  ),
  versions: endpoint<{ params: IdParams; query: AdminListQuery }, AdminPage<ContentVersion>>(
    'GET',
    `${AT}/versions`,
    'content.change',
  ),
};
