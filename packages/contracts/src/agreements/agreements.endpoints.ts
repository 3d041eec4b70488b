import { endpoint, type CampaignParams, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { FormatQuery } from '../kernel/page-query.request.js';
import type { Done } from '../users/users.replies.js';
import type { Agreement, CampaignAgreement, CountersignMandate, CountersignOutcomes } from './agreement.replies.js';
import type {
  CampaignAgreementsQuery,
  CountersignManyRequest,
  CountersignRequest,
  GenerateAgreementRequest,
  GiveMandateRequest,
  SignAgreementRequest,
} from './agreement.requests.js';

interface InvestmentParams {
  investmentId: string;
}

/** Decision `admins`: who sees investments in the console reads their agreements. */
const adminRead = 'investments.read';

export const agreementsApi = {
  /** `format=pdf` gives the PDF. */
  generate: endpoint<{ body: GenerateAgreementRequest; query: Pick<FormatQuery, 'format'> }, Agreement>(
    'POST',
    '/contracts/generate-pdf',
    'auth',
  ),
  sign: endpoint<{ body: SignAgreementRequest }, Agreement>('POST', '/contracts/create-pdf', 'auth', {
    idempotent: true,
  }),
  /** What was signed, and until then what is to be signed. */
  read: endpoint<{ params: InvestmentParams; query: Pick<FormatQuery, 'format'> }, Agreement>(
    'GET',
    '/contracts/get-investor-contract/:investmentId',
    'investor',
    { adminRead },
  ),
  ofCampaign: endpoint<{ params: CampaignParams; query: CampaignAgreementsQuery }, Page<CampaignAgreement>>(
    'GET',
    '/contracts/of-campaign/:campaignId',
    'owner',
    { adminRead, team: 'view' },
  ),
  /** `id` is the investment's. It holds the investor's address: who only follows the campaign does not read it. */
  ofInvestor: endpoint<{ params: CampaignParams & IdParams; query: Pick<FormatQuery, 'format'> }, Agreement>(
    'GET',
    '/contracts/of-campaign/:campaignId/:id',
    'owner',
    { adminRead, team: 'edit' },
  ),
  countersign: endpoint<{ params: CampaignParams & IdParams; body: CountersignRequest }, Agreement>(
    'POST',
    '/contracts/of-campaign/:campaignId/:id/countersign',
    'owner',
    { idempotent: true, stepUp: true },
  ),
  countersignMany: endpoint<{ params: CampaignParams; body: CountersignManyRequest }, CountersignOutcomes>(
    'POST',
    '/contracts/of-campaign/:campaignId/countersign',
    'owner',
    { idempotent: true, stepUp: true },
  ),
  mandate: endpoint<{ params: CampaignParams }, CountersignMandate | null>(
    'GET',
    '/contracts/mandate/:campaignId',
    'owner',
    { adminRead },
  ),
  giveMandate: endpoint<{ params: CampaignParams; body: GiveMandateRequest }, CountersignMandate>(
    'POST',
    '/contracts/mandate/:campaignId',
    'owner',
    { stepUp: true },
  ),
  endMandate: endpoint<{ params: CampaignParams }, Done>('DELETE', '/contracts/mandate/:campaignId', 'owner'),
};
