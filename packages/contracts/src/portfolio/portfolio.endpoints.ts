import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { PortfolioQuery } from '../kernel/page-query.request.js';
import type { Holding, HoldingDetail, PortfolioDashboard } from './portfolio.replies.js';

export const portfolioApi = {
  list: endpoint<{ query: PortfolioQuery }, Page<Holding>>('GET', '/my-investment', 'auth'),
  detail: endpoint<{ params: IdParams }, HoldingDetail>('GET', '/my-investment/get-full-detail/:id', 'investor', {
    adminRead: 'investments.read',
  }),
  currencies: endpoint<object, string[]>('GET', '/my-investment/currencies', 'auth'),
  dashboard: endpoint<{ query: PortfolioQuery }, PortfolioDashboard>('GET', '/my-investment/dashboard', 'auth'),
};
