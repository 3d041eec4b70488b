import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import type { Done } from '../users/users.replies.js';
import { endpoint } from '../kernel/endpoint.js';
import type { ExchangeRateRow, ExchangeRatesUploaded } from './rates.replies.js';
import type { ExchangeRateRequest, ExchangeRateUpload } from './rates.requests.js';

export const ratesApi = {
  list: endpoint<{ query: AdminListQuery }, AdminPage<ExchangeRateRow>>('GET', '/admin/exchange-rates', 'ledger.read'),
  enter: endpoint<{ body: ExchangeRateRequest }, ExchangeRateRow>('POST', '/admin/exchange-rates', 'rates.change', {
    stepUp: true,
  }),
  upload: endpoint<{ body: ExchangeRateUpload }, ExchangeRatesUploaded>(
    'POST',
    '/admin/exchange-rates/upload',
    'rates.change',
    { stepUp: true },
  ),
  remove: endpoint<{ params: { id: string } }, Done>('DELETE', '/admin/exchange-rates/:id', 'rates.change', {
    stepUp: true,
  }),
};
