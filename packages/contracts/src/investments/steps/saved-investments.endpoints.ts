import type { AdminPage } from '../../admin/admin.endpoints.js';
import type { AdminListQuery, DeclineRequest } from '../../admin/admin.requests.js';
import { endpoint, type IdParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery } from '../../kernel/page-query.request.js';
import type { Done } from '../../users/users.replies.js';
import type { InvestmentProcess } from './investment-process.reply.js';
import type { LawChangeEffect } from './law-change.reply.js';
import type { SavedInvestment, SavedInvestmentRow } from './saved-investment.replies.js';
import type { SaveInvestmentRequest } from './saved-investments.requests.js';

export const savedInvestmentsApi = {
  list: endpoint<{ query: PageQuery }, Page<InvestmentProcess>>('GET', '/save-investment', 'auth'),
  read: endpoint<{ params: IdParams }, InvestmentProcess>('GET', '/save-investment/:id', 'auth'),
  save: endpoint<{ body: SaveInvestmentRequest }, InvestmentProcess>('POST', '/save-investment', 'auth'),
  remove: endpoint<{ params: IdParams }, Done>('DELETE', '/save-investment/:id', 'auth'),
  everybodys: endpoint<{ query: AdminListQuery }, AdminPage<SavedInvestmentRow>>(
    'GET',
    '/admin/saved-investments',
    'investments.read',
  ),
  detail: endpoint<{ params: IdParams }, SavedInvestment>('GET', '/admin/saved-investments/:id', 'investments.read'),
  /** What of these another law of the site would ask anew. */
  lawChange: endpoint<object, LawChangeEffect>('GET', '/admin/law-change', 'settings.change'),
  archive: endpoint<{ params: IdParams; body: DeclineRequest }, SavedInvestment>(
    'POST',
    '/admin/saved-investments/:id/archive',
    'saved_investments.archive',
  ),
};
