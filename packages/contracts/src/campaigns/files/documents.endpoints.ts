import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery, TableQuery } from '../../kernel/page-query.request.js';
import type { Done } from '../../users/users.replies.js';
import type { AskedAccess, DocumentAccess, DocumentView, OwnDocument, ShownDocument } from './documents.replies.js';
import type {
  AccessRequest,
  AccessRequestsQuery,
  ChangeDocumentRequest,
  DecideAccessRequest,
  DocumentFileQuery,
} from './documents.requests.js';
import type { PartParams } from './gallery.endpoints.js';

const adminRead = 'campaigns.read';
const PATH = '/equity/extras-document';

interface RequestParams extends CampaignParams {
  requestId: string;
}

/** Documents of a campaign, and who may read the private ones. */
export const documentsApi = {
  /** A form with the document as `file`. */
  add: endpoint<{ params: CampaignParams; body: object }, OwnDocument>('POST', `${PATH}/:campaignId`, 'owner'),
  list: endpoint<{ params: CampaignParams; query: PageQuery }, Page<OwnDocument>>(
    'GET',
    `${PATH}/:campaignId`,
    'owner',
    { adminRead },
  ),
  /** By JSON, or by a form with a new version as `file`. */
  change: endpoint<{ params: PartParams; body: ChangeDocumentRequest }, OwnDocument>(
    'PATCH',
    `${PATH}/:campaignId/:id`,
    'owner',
  ),
  remove: endpoint<{ params: PartParams }, Done>('DELETE', `${PATH}/:campaignId/:id`, 'owner'),
  front: endpoint<{ params: CampaignParams; query: PageQuery }, Page<ShownDocument>>(
    'GET',
    `${PATH}/front/:campaignId`,
    'public',
    { adminRead: 'campaigns.read' },
  ),
  /** The file itself: everybody's of a public document, and for whom its owner lets of a private one. */
  file: endpoint<{ params: PartParams; query: DocumentFileQuery }, unknown>(
    'GET',
    `${PATH}/:campaignId/:id/file`,
    'public',
    { adminRead: 'campaigns.review' },
  ),
  requestAccess: endpoint<{ params: PartParams; body: AccessRequest }, AskedAccess>(
    'POST',
    `${PATH}/:campaignId/:id/request-access`,
    'auth',
  ),
  accessRequests: endpoint<{ params: CampaignParams; query: AccessRequestsQuery }, Page<DocumentAccess>>(
    'GET',
    `${PATH}/:campaignId/access-requests`,
    'owner',
    { adminRead },
  ),
  decideAccess: endpoint<{ params: RequestParams; body: DecideAccessRequest }, DocumentAccess>(
    'PATCH',
    `${PATH}/:campaignId/access-requests/:requestId`,
    'owner',
  ),
  /** Who opened which private document when. */
  views: endpoint<{ params: CampaignParams; query: TableQuery }, Page<DocumentView>>(
    'GET',
    `${PATH}/:campaignId/views`,
    'owner',
    { adminRead },
  ),
};
