import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { GraphQuery, PortfolioQuery } from '../kernel/page-query.request.js';
import type { InvestmentGraph, InvestmentPaper, InvestorTransaction } from './transactions.replies.js';
import type { Holding, HoldingDetail, PortfolioDashboard } from './portfolio.replies.js';

export const portfolioApi = {
  list: endpoint<{ query: PortfolioQuery }, Page<Holding>>('GET', '/my-investment', 'auth'),
  detail: endpoint<{ params: IdParams }, HoldingDetail>('GET', '/my-investment/get-full-detail/:id', 'investor', {
    adminRead: 'investments.read',
  }),
  currencies: endpoint<object, string[]>('GET', '/my-investment/currencies', 'auth'),
  graph: endpoint<{ query: GraphQuery }, InvestmentGraph>('GET', '/my-investment/graph', 'auth'),
  papers: endpoint<{ params: IdParams }, InvestmentPaper[]>(
    'GET',
    '/my-investment/get-document-detail/:id',
    'investor',
    { adminRead: 'investments.read' },
  ),
  /** Paid, given back and paid out, the latest first. */
  transactions: endpoint<{ query: PortfolioQuery }, Page<InvestorTransaction>>('GET', '/transactions', 'auth'),
  dashboard: endpoint<{ query: PortfolioQuery }, PortfolioDashboard>('GET', '/my-investment/dashboard', 'auth'),
};
