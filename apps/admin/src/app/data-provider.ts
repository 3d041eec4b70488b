import type { Client } from '@cairn/client';
import {
  adminApi,
  adminContentApi,
  adminsApi,
  communicationAdminApi,
  failuresApi,
  feesApi,
  paymentsDeskApi,
  ratesApi,
  repaymentsApi,
  usersAdminApi,
  type Wire,
} from '@cairn/contracts';
import type { AdminListQuery, AuditLogQuery } from '@cairn/contracts/admin/admin.requests';
import type { ContentQuery } from '@cairn/contracts/content/admin-content.requests';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { isResource, type ResourceName } from './resources.js';

type Row = Record<string, unknown>;
interface Rows {
  items: Row[];
  total?: number;
}

const listQuery = ({ pagination, filter = {}, sort }: GetListParams): Wire<AdminListQuery> => {
  const { state, q, ...fields } = filter as Wire<AuditLogQuery>; // the console's own views and fields write this filter
  return {
    page: pagination?.page ?? 1,
    perPage: pagination?.perPage ?? 25,
    sort: sort?.order === 'ASC' ? 'oldest' : 'newest',
    ...(state === undefined ? {} : { state }),
    ...(q === undefined || q.trim() === '' ? {} : { q: q.trim() }),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
  };
};

/** Rows of the ledger's accounts have no id of their own: an account is its code and its currency. */
const withId = (row: Row): RaRecord =>
  typeof row['id'] === 'string'
    ? { ...row, id: row['id'] }
    : { ...row, id: `${String(row['code'])}/${String(row['currency'])}` };

const notOffered = (): Promise<never> =>
  Promise.reject(new Error('The console changes records through its own actions'));

/**
 * react-admin's reads over the typed client. Writes are the actions of the contracts (`use-action.ts`), since a
 * decision is never a change of fields.
 */
export function createDataProvider(client: Client): DataProvider {
  const lists: Readonly<Record<ResourceName, (query: Wire<AdminListQuery>) => Promise<Rows>>> = {
    campaigns: (query) => client.send(adminApi.campaigns, { query }).then(rows),
    identities: (query) => client.send(adminApi.identities, { query }).then(rows),
    accreditations: (query) => client.send(adminApi.accreditations, { query }).then(rows),
    investments: (query) => client.send(adminApi.investments, { query }).then(rows),
    payouts: (query) => client.send(adminApi.payouts, { query }).then(rows),
    'late-repayments': (query) => client.send(repaymentsApi.late, { query }).then(rows),
    withdrawals: (query) => client.send(adminApi.withdrawals, { query }).then(rows),
    refunds: (query) => client.send(paymentsDeskApi.refunds, { query }).then(rows),
    payments: (query) => client.send(paymentsDeskApi.payments, { query }).then(rows),
    disputes: (query) => client.send(paymentsDeskApi.disputes, { query }).then(rows),
    'statement-lines': (query) => client.send(paymentsDeskApi.statementLines, { query }).then(rows),
    'parked-items': (query) => client.send(failuresApi.parkedItems, { query }).then(rows),
    'dead-letters': (query) => client.send(failuresApi.deadLetters, { query }).then(rows),
    'exchange-rates': (query) => client.send(ratesApi.list, { query }).then(rows),
    'platform-fees': (query) => client.send(feesApi.list, { query }).then(rows),
    'ledger-accounts': (query) => client.send(adminApi.ledgerAccounts, { query }).then(rows),
    'ledger-transactions': (query) => client.send(adminApi.ledgerTransactions, { query }).then(rows),
    inquiries: (query) => client.send(adminContentApi.inquiries, { query }).then(rows),
    'newsletter-subscriptions': (query) => client.send(adminContentApi.subscribers, { query }).then(rows),
    'message-reports': (query) => client.send(communicationAdminApi.messageReports, { query }).then(rows),
    'mail-templates': (query) => client.send(communicationAdminApi.mailTemplates, { query }).then(rows),
    // The page of content always says which kind it lists.
    'content-records': (query) => client.send(adminContentApi.list, { query: query as Wire<ContentQuery> }).then(rows),
    'missing-translations': (query) =>
      client.send(adminContentApi.missing, { query }).then(({ items, total }) => ({
        total,
        items: items.map(({ id, ...row }) => ({ ...row, recordId: id, id: `${id}.${row.language}` })),
      })),
    'deletion-requests': (query) => client.send(usersAdminApi.deletionRequests, { query }).then(rows),
    admins: (query) => client.send(adminsApi.list, { query }).then(rows),
    'admin-changes': (query) => client.send(adminsApi.changes, { query }).then(rows),
    users: (query) => client.send(usersAdminApi.users, { query }).then(rows),
    'audit-log': (query) => client.send(adminApi.auditLog, { query }).then(rows),
  };
  const records: Readonly<Partial<Record<ResourceName, (id: string) => Promise<object>>>> = {
    campaigns: (id) => client.send(adminApi.campaign, { params: { id } }),
    identities: (id) => client.send(adminApi.identity, { params: { id } }),
    accreditations: (id) => client.send(adminApi.accreditation, { params: { id } }),
    payouts: (id) => client.send(adminApi.payout, { params: { id } }),
    admins: (id) => client.send(adminsApi.one, { params: { id } }),
    users: (id) => client.send(usersAdminApi.user, { params: { id } }),
    refunds: (id) => client.send(paymentsDeskApi.refund, { params: { id } }),
    payments: (id) => client.send(paymentsDeskApi.payment, { params: { id } }),
    disputes: (id) => client.send(paymentsDeskApi.dispute, { params: { id } }),
    withdrawals: (id) => client.send(adminApi.withdrawal, { params: { id } }),
    inquiries: (id) => client.send(adminContentApi.inquiry, { params: { id } }),
    'message-reports': (id) => client.send(communicationAdminApi.messageReport, { params: { id } }),
    'mail-templates': (id) => client.send(communicationAdminApi.mailTemplate, { params: { id } }),
  };

  const provider: DataProvider = {
    async getList(resource, params) {
      if (!isResource(resource)) throw new Error(`The console has no list ${resource}`);
      const { items, total } = await lists[resource](listQuery(params));
      return { data: items.map(withId), total: total ?? items.length };
    },
    async getOne(resource, { id }) {
      const read = isResource(resource) ? records[resource] : undefined;
      if (read === undefined) throw new Error(`The console opens no single record of ${resource}`);
      return { data: withId({ ...(await read(String(id))) }) };
    },
    async getMany(resource, { ids }) {
      const found = await Promise.all(ids.map((id) => provider.getOne(resource, { id })));
      return { data: found.map(({ data }) => data) };
    },
    getManyReference: notOffered,
    create: notOffered,
    update: notOffered,
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
  } as DataProvider; // its methods are generic over a record type that only the caller knows
  return provider;
}

const rows = ({ items, total }: { items: readonly object[]; total: number }): Rows => ({
  items: items.map((item) => ({ ...item })),
  total,
});
