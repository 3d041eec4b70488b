import { endpoint } from '../kernel/endpoint.js';
import type { Period } from './periods.js';

interface MonthParams {
  month: string;
}
const act = (verb: string) =>
  endpoint<{ params: MonthParams }, Period>('POST', `/admin/periods/:month/${verb}`, 'payments.manage', {
    stepUp: true,
  });

/** Months of the books. One person asks for a month to be closed, another closes it. */
export const periodsApi = {
  list: endpoint<object, Period[]>('GET', '/admin/periods', 'ledger.read'),
  ask: act('ask'),
  close: act('close'),
  keepOpen: act('keep-open'),
};
