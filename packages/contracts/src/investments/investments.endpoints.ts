import { endpoint, type CampaignParams, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { FormatQuery, PageQuery, TableQuery } from '../kernel/page-query.request.js';
import type { ChangeInvestmentRequest } from './change-investment.request.js';
import type { InvestRequest } from './invest.request.js';
import type { InvestmentLimitRequest } from './investment-limit.request.js';
import type { InvestmentProcess } from './steps/investment-process.reply.js';
import type { PayFromWalletRequest, WalletPaymentRequest } from './wallet-payment.request.js';
import type { CampaignInvestmentsQuery } from './campaign-investments.query.js';
import type { CampaignInvestmentRow, InvestmentReminder, PublicInvestor } from './campaign-investors.replies.js';
import type { InterestedInvestor, TotalReservations } from './interest.replies.js';
import type {
  Investment,
  InvestmentCheck,
  InvestmentLimit,
  InvestmentReceipt,
  PreInvestment,
  WalletShortfall,
} from './investments.replies.js';

/** Decision `admins`: who sees investments in the console reads one as its investor does. */
const adminRead = 'investments.read';

export const investmentsApi = {
  check: endpoint<{ params: CampaignParams }, InvestmentCheck>('GET', '/process-investment-check/:campaignId', 'auth'),
  prepare: endpoint<{ params: CampaignParams }, PreInvestment>('GET', '/pre-investment/:campaignId', 'auth'),
  limit: endpoint<{ body: InvestmentLimitRequest }, InvestmentLimit>('POST', '/calculate-investment-limit', 'auth'),
  /** Begins a draft, which holds nothing. */
  invest: endpoint<{ params: CampaignParams; body: InvestRequest }, InvestmentProcess>(
    'POST',
    '/process-investment/:campaignId',
    'auth',
    { idempotent: true },
  ),
  change: endpoint<{ params: IdParams; body: ChangeInvestmentRequest }, InvestmentProcess>(
    'PATCH',
    '/process-investment/:id',
    'investor',
  ),
  /** An investment and how far its steps are, from its first amount on. */
  process: endpoint<{ params: IdParams & CampaignParams }, InvestmentProcess>(
    'GET',
    '/process-investment/:id/:campaignId',
    'investor',
    { adminRead },
  ),
  /** Takes the place in the campaign, for the session's length: what /payment begins with. */
  reserve: endpoint<{ params: IdParams }, Investment>('POST', '/process-investment/reserve/:id', 'investor', {
    idempotent: true,
  }),
  read: endpoint<{ params: IdParams }, Investment>('GET', '/process-investment/:id', 'investor', { adminRead }),
  receipt: endpoint<{ params: IdParams; query: FormatQuery }, InvestmentReceipt>(
    'GET',
    '/process-investment/receipt/:id',
    'investor',
    { adminRead },
  ),
  payFromWallet: endpoint<{ params: IdParams; body: PayFromWalletRequest }, Investment>(
    'POST',
    '/process-investment/wallet-investment-completed/:id',
    'investor',
    { idempotent: true },
  ),
  payFromWalletAndCard: endpoint<{ params: IdParams; body: WalletPaymentRequest }, WalletShortfall>(
    'POST',
    '/process-investment/check-and-process-wallet-investment/:id',
    'investor',
    { idempotent: true },
  ),
  cancel: endpoint<{ params: IdParams }, Investment>('POST', '/process-investment/cancel/:id', 'investor'),
  ofCampaign: endpoint<{ params: CampaignParams; query: CampaignInvestmentsQuery }, Page<CampaignInvestmentRow>>(
    'GET',
    '/campaign-investors/:campaignId',
    'owner',
    { adminRead, team: 'view' },
  ),
  /** To whom a step is missing. */
  remind: endpoint<{ params: CampaignParams & IdParams }, InvestmentReminder>(
    'POST',
    '/campaign-investors/:campaignId/:id/remind',
    'owner',
    { team: 'edit' },
  ),
  /** Who has saved it, or begun to invest without paying. */
  interested: endpoint<{ params: CampaignParams; query: TableQuery }, Page<InterestedInvestor>>(
    'GET',
    '/campaign-investors/interested/:campaignId',
    'owner',
    { adminRead, team: 'view' },
  ),
  totalReservations: endpoint<{ params: CampaignParams }, TotalReservations>(
    'GET',
    '/process-investment/totalReservations/:campaignId',
    'public',
  ),
  reservations: endpoint<{ params: CampaignParams; query: PageQuery }, Page<PublicInvestor>>(
    'GET',
    '/process-investment/front/:campaignId',
    'public',
  ),
  publicOfCampaign: endpoint<{ params: CampaignParams; query: PageQuery }, Page<PublicInvestor>>(
    'GET',
    '/campaign-investors/front/:campaignId',
    'public',
  ),
};
