import type { AdminPage } from '../../admin/admin.endpoints.js';
import type { AdminListQuery } from '../../admin/admin.requests.js';
import { endpoint, type CampaignParams, type IdParams } from '../../kernel/endpoint.js';
import type { PartParams } from '../files/gallery.endpoints.js';
import type { CoveredCase, CoveredCaseRow, CoveredPersons, RevealedCovered } from './covered.replies.js';
import type {
  CoveredAnswersRequest,
  CoveredPersonRequest,
  DecideCoveredRequest,
  RevealCoveredRequest,
} from './covered.requests.js';

const PATH = '/campaign/covered-persons';
const team = 'edit';

/** The persons whose past may bar an offering (17 CFR 227.503, 17 CFR 230.506(d)). */
export const coveredPersonsApi = {
  /** Of the owner and whoever works on the campaign: admins read the cases, with names masked. */
  list: endpoint<{ params: CampaignParams }, CoveredPersons>('GET', `${PATH}/:campaignId`, 'auth'),
  add: endpoint<{ params: CampaignParams; body: CoveredPersonRequest }, CoveredPersons>(
    'POST',
    `${PATH}/:campaignId`,
    'owner',
    { team },
  ),
  change: endpoint<{ params: PartParams; body: CoveredPersonRequest }, CoveredPersons>(
    'PUT',
    `${PATH}/:campaignId/:id`,
    'owner',
    { team },
  ),
  remove: endpoint<{ params: PartParams }, CoveredPersons>('DELETE', `${PATH}/:campaignId/:id`, 'owner', { team }),
  answer: endpoint<{ params: PartParams; body: CoveredAnswersRequest }, CoveredPersons>(
    'PUT',
    `${PATH}/:campaignId/:id/answers`,
    'owner',
    { team },
  ),
  /** A form with the document as `file`. */
  addDocument: endpoint<{ params: PartParams; body: object }, CoveredPersons>(
    'POST',
    `${PATH}/:campaignId/:id/documents`,
    'owner',
    { team },
  ),
  cases: endpoint<{ query: AdminListQuery }, AdminPage<CoveredCaseRow>>(
    'GET',
    '/admin/covered-persons',
    'identity.read',
  ),
  case: endpoint<{ params: IdParams }, CoveredCase>('GET', '/admin/covered-persons/:id', 'identity.read'),
  decide: endpoint<{ params: IdParams; body: DecideCoveredRequest }, CoveredCase>(
    'POST',
    '/admin/covered-persons/:id/decide',
    'screening.review',
  ),
  reveal: endpoint<{ params: IdParams; body: RevealCoveredRequest }, RevealedCovered>(
    'POST',
    '/admin/covered-persons/:id/reveal',
    'personal_data.reveal',
    { stepUp: true },
  ),
};
