import { endpoint, type IdParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery } from '../../kernel/page-query.request.js';
import type { Done } from '../../users/users.replies.js';
import type { InvestmentProcess } from './investment-process.reply.js';
import type { SaveInvestmentRequest } from './saved-investments.requests.js';

/** Why a saved investment is not offered any more (decision 7). */
export const ARCHIVE_REASONS = [
  'campaign_successful',
  'campaign_unsuccessful',
  'admin',
  'investor',
  'expired',
] as const;
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number];

export const savedInvestmentsApi = {
  list: endpoint<{ query: PageQuery }, Page<InvestmentProcess>>('GET', '/save-investment', 'auth'),
  read: endpoint<{ params: IdParams }, InvestmentProcess>('GET', '/save-investment/:id', 'auth'),
  save: endpoint<{ body: SaveInvestmentRequest }, InvestmentProcess>('POST', '/save-investment', 'auth'),
  remove: endpoint<{ params: IdParams }, Done>('DELETE', '/save-investment/:id', 'auth'),
};
