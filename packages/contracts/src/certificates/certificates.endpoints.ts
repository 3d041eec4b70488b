import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint, type CampaignParams, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { FormatQuery } from '../kernel/page-query.request.js';
import type {
  AdminCertificate,
  CapTable,
  CertificateCheck,
  CertificateName,
  CertificateRow,
  ShareCertificate,
} from './certificates.replies.js';
import type {
  CancelCertificateRequest,
  CapTableQuery,
  CertificateNameRequest,
  CertificatesQuery,
  RegisterFileQuery,
  TransferCertificateRequest,
} from './certificates.requests.js';

/** Decision `admins`: who sees investments in the console reads what they became. */
const adminRead = 'investments.read';

export const certificatesApi = {
  mine: endpoint<{ query: CertificatesQuery }, Page<ShareCertificate>>('GET', '/equity/share-certificate', 'auth'),
  /** `format=pdf` gives the PDF. */
  one: endpoint<{ params: IdParams; query: Pick<FormatQuery, 'format'> }, ShareCertificate>(
    'GET',
    '/equity/share-certificate/:id',
    'investor',
    { adminRead },
  ),
  name: endpoint<object, CertificateName>('GET', '/equity/certificate-name', 'auth'),
  hideName: endpoint<{ body: CertificateNameRequest }, CertificateName>('PUT', '/equity/certificate-name', 'auth'),
  check: endpoint<{ params: { code: string } }, CertificateCheck>('GET', '/verify-certificate/:code', 'public'),
  capTable: endpoint<{ params: CampaignParams; query: CapTableQuery }, CapTable>(
    'GET',
    '/equity/cap-table/:campaignId',
    'owner',
    { adminRead, team: 'view' },
  ),
  registerFile: endpoint<{ params: CampaignParams; query: RegisterFileQuery }, object>(
    'GET',
    '/admin/registers/:campaignId',
    'investments.read',
    { stepUp: true },
  ),
  list: endpoint<{ query: AdminListQuery }, AdminPage<CertificateRow>>(
    'GET',
    '/admin/certificates',
    'investments.read',
  ),
  detail: endpoint<{ params: IdParams }, AdminCertificate>('GET', '/admin/certificates/:id', 'investments.read'),
  transfer: endpoint<{ params: IdParams; body: TransferCertificateRequest }, AdminCertificate>(
    'POST',
    '/admin/certificates/:id/transfer',
    'registers.change',
    { stepUp: true },
  ),
  cancel: endpoint<{ params: IdParams; body: CancelCertificateRequest }, AdminCertificate>(
    'POST',
    '/admin/certificates/:id/cancel',
    'registers.change',
    { stepUp: true },
  ),
};
