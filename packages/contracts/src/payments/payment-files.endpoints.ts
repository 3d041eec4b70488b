import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type {
  DownloadPaymentFileRequest,
  MakePaymentFileRequest,
  PaymentFileDetail,
  PaymentFileRow,
  PaymentResults,
  TransfersToMake,
  TransfersToMakeQuery,
} from './payment-files.js';

const PATH = '/admin/payment-files';
const act = <Body extends object>(verb: string) =>
  endpoint<{ params: IdParams; body: Body }, PaymentFileDetail>('POST', `${PATH}/:id/${verb}`, 'bank_details.reveal', {
    stepUp: true,
  });

/** Files of transfers for the bank. Made by one person, released by another, downloaded once. */
export const paymentFilesApi = {
  list: endpoint<{ query: AdminListQuery }, AdminPage<PaymentFileRow>>('GET', PATH, 'payouts.read'),
  one: endpoint<{ params: IdParams }, PaymentFileDetail>('GET', `${PATH}/:id`, 'payouts.read'),
  /** What `make` would list for the admin who asks. */
  toMake: endpoint<{ query: TransfersToMakeQuery }, TransfersToMake>('GET', `${PATH}/to-make`, 'bank_details.reveal'),
  make: endpoint<{ body: MakePaymentFileRequest }, PaymentFileDetail>('POST', PATH, 'bank_details.reveal', {
    stepUp: true,
  }),
  release: act<ReasonRequest>('release'),
  cancel: act<ReasonRequest>('cancel'),
  download: endpoint<{ params: IdParams; body: DownloadPaymentFileRequest }, null>(
    'POST',
    `${PATH}/:id/download`,
    'bank_details.reveal',
    { stepUp: true },
  ),
  /** A form with the bank's answer as `file`: pain.002, or CSV of number, sent or failed, and a reason. */
  results: endpoint<{ body: object }, PaymentResults>('POST', '/admin/payment-results', 'bank_details.reveal', {
    stepUp: true,
  }),
};
