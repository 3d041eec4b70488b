import { endpoint } from '../kernel/endpoint.js';
import type { OwnLimit } from '../investments/own-limit.reply.js';
import type { RuleFigureRequest } from './rule-figures.request.js';
import type { RuleFigureRow } from './rule-figures.replies.js';
import type { StandingQuery } from './standing.query.js';
import type { InvestorStanding } from './standing.replies.js';
import type { StatementRequest } from './standing.request.js';

export const jurisdictionsApi = {
  standing: endpoint<{ query: StandingQuery }, InvestorStanding>('GET', '/investor-standing', 'auth'),
  state: endpoint<{ body: StatementRequest }, InvestorStanding>('POST', '/investor-standing', 'auth'),
  /** One's own limit of twelve months. */
  ownLimit: endpoint<object, OwnLimit>('GET', '/investment-limit', 'auth'),
  /** Every figure of every jurisdiction, with its day and its citation. */
  figures: endpoint<object, RuleFigureRow[]>('GET', '/admin/rule-figures', 'settings.change'),
  addFigure: endpoint<{ body: RuleFigureRequest }, RuleFigureRow[]>('POST', '/admin/rule-figures', 'settings.change', {
    stepUp: true,
  }),
};
