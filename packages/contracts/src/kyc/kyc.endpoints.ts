import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { FormatQuery } from '../kernel/page-query.request.js';
import type { AccreditationContract } from './accreditation-contract.reply.js';
import type { AccreditationEvidenceRequest, AccreditationRequest } from './accreditation.request.js';
import type { Done } from '../users/users.replies.js';
import type { IdentityDocument } from './identity-check.replies.js';
import type { SpouseRequest } from './investor-details.request.js';
import type { InvestorFiguresStated, SpouseLink } from './investor-figures.replies.js';
import type { ChangeInvestorProfileRequest, InvestorProfileRequest } from './investor-profile.request.js';
import type { Accreditation, InvestorProfile } from './kyc.replies.js';
import type { SignAccreditationRequest } from './sign-accreditation.request.js';

export const kycApi = {
  /** Null while none was handed in. */
  profile: endpoint<object, InvestorProfile | null>('GET', '/investor-profiles', 'auth'),
  submitProfile: endpoint<{ body: InvestorProfileRequest }, InvestorProfile>('POST', '/investor-profiles', 'auth'),
  changeProfile: endpoint<{ params: IdParams; body: Partial<ChangeInvestorProfileRequest> }, InvestorProfile>(
    'PATCH',
    '/investor-profiles/:id',
    'auth',
  ),
  /** The documents that were handed in, newest first. */
  papers: endpoint<object, IdentityDocument[]>('GET', '/investor-profiles/documents', 'auth'),
  /** A form with the picture or PDF as `document` and its `title`. */
  addPaper: endpoint<{ body: object }, IdentityDocument[]>('POST', '/investor-profiles/documents', 'auth'),
  /** What was stated when, newest first. */
  figures: endpoint<object, InvestorFiguresStated[]>('GET', '/investor-profiles/figures', 'auth'),
  spouse: endpoint<object, SpouseLink | null>('GET', '/investor-profiles/spouse', 'auth'),
  askSpouse: endpoint<{ body: SpouseRequest }, SpouseLink>('POST', '/investor-profiles/spouse', 'auth'),
  confirmSpouse: endpoint<object, SpouseLink>('POST', '/investor-profiles/spouse/confirm', 'auth'),
  /** Withdraws the question, refuses it, or ends the link. */
  endSpouse: endpoint<object, Done>('DELETE', '/investor-profiles/spouse', 'auth'),
  accreditation: endpoint<object, Accreditation | null>('GET', '/accreditation', 'auth'),
  applyForAccreditation: endpoint<{ body: AccreditationRequest }, Accreditation>('POST', '/accreditation', 'auth'),
  /** A form: its file is `document`. */
  addAccreditationEvidence: endpoint<{ body: AccreditationEvidenceRequest }, Accreditation>(
    'POST',
    '/accreditation/evidence',
    'auth',
  ),
  /** Null while there is nothing to sign and nothing signed; `format=pdf` gives the PDF. */
  accreditationContract: endpoint<{ query: Pick<FormatQuery, 'format'> }, AccreditationContract | null>(
    'GET',
    '/accreditation/contract',
    'auth',
  ),
  signAccreditation: endpoint<{ body: SignAccreditationRequest }, AccreditationContract>(
    'POST',
    '/accreditation/signed-contract',
    'auth',
    { idempotent: true },
  ),
};
