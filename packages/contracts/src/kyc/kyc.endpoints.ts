import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { AccreditationRequest } from './accreditation.request.js';
import type { InvestorProfileRequest } from './investor-profile.request.js';
import type { Accreditation, InvestorProfile } from './kyc.replies.js';

export const kycApi = {
  /** Null while none was handed in. */
  profile: endpoint<object, InvestorProfile | null>('GET', '/investor-profiles', 'auth'),
  submitProfile: endpoint<{ body: InvestorProfileRequest }, InvestorProfile>('POST', '/investor-profiles', 'auth'),
  changeProfile: endpoint<{ params: IdParams; body: InvestorProfileRequest }, InvestorProfile>(
    'PATCH',
    '/investor-profiles/:id',
    'auth',
  ),
  accreditation: endpoint<object, Accreditation | null>('GET', '/accreditation', 'auth'),
  applyForAccreditation: endpoint<{ body: AccreditationRequest }, Accreditation>('POST', '/accreditation', 'auth'),
};
