import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page, PageQuery } from '../kernel/envelope.js';
import type { Holding, HoldingDetail, PortfolioDashboard } from './portfolio.replies.js';

interface CurrencyQuery {
  currency?: string;
}

export const portfolioApi = {
  list: endpoint<{ query: CurrencyQuery & PageQuery }, Page<Holding>>('GET', '/my-investment', 'auth'),
  detail: endpoint<{ params: IdParams }, HoldingDetail>('GET', '/my-investment/get-full-detail/:id', 'investor'),
  currencies: endpoint<object, string[]>('GET', '/my-investment/currencies', 'auth'),
  dashboard: endpoint<{ query: CurrencyQuery }, PortfolioDashboard>('GET', '/my-investment/dashboard', 'auth'),
};
