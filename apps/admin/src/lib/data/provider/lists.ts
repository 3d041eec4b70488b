import type { Client } from '@cairn/client';
import {
  adminApi,
  adminContentApi,
  adminsApi,
  bankStatementsApi,
  certificatesApi,
  changesApi,
  commentsAdminApi,
  communicationAdminApi,
  coveredPersonsApi,
  failuresApi,
  linkedAccountsDeskApi,
  feesApi,
  operatorAccountsApi,
  paymentFilesApi,
  paymentsDeskApi,
  providerBalancesApi,
  ratesApi,
  repaymentsApi,
  secondWalletApi,
  savedInvestmentsApi,
  secondDecisionsApi,
  screeningApi,
  templatesApi,
  usersAdminApi,
  type Wire,
} from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ContentQuery } from '@cairn/contracts/content/admin-content.requests';
import type { ResourceName } from '../resources.js';

export type ListQuery = Wire<AdminListQuery>;

/** The endpoint of each list of the console. */
export const createLists = (client: Client) =>
  ({
    campaigns: (query: ListQuery) => client.send(adminApi.campaigns, { query }),
    'campaign-changes': (query: ListQuery) => client.send(changesApi.queue, { query }),
    identities: (query: ListQuery) => client.send(adminApi.identities, { query }),
    accreditations: (query: ListQuery) => client.send(adminApi.accreditations, { query }),
    'screening-cases': (query: ListQuery) => client.send(screeningApi.cases, { query }),
    'screening-lists': (query: ListQuery) => client.send(screeningApi.lists, { query }),
    'covered-persons': (query: ListQuery) => client.send(coveredPersonsApi.cases, { query }),
    investments: (query: ListQuery) => client.send(adminApi.investments, { query }),
    'saved-investments': (query: ListQuery) => client.send(savedInvestmentsApi.everybodys, { query }),
    certificates: (query: ListQuery) => client.send(certificatesApi.list, { query }),
    'agreement-templates': (query: ListQuery) => client.send(templatesApi.list, { query }),
    payouts: (query: ListQuery) => client.send(adminApi.payouts, { query }),
    'linked-accounts': (query: ListQuery) => client.send(linkedAccountsDeskApi.list, { query }),
    'late-repayments': (query: ListQuery) => client.send(repaymentsApi.late, { query }),
    withdrawals: (query: ListQuery) => client.send(adminApi.withdrawals, { query }),
    'second-wallet-entries': (query: ListQuery) => client.send(secondWalletApi.adminEntries, { query }),
    refunds: (query: ListQuery) => client.send(paymentsDeskApi.refunds, { query }),
    payments: (query: ListQuery) => client.send(paymentsDeskApi.payments, { query }),
    disputes: (query: ListQuery) => client.send(paymentsDeskApi.disputes, { query }),
    'statement-lines': (query: ListQuery) => client.send(paymentsDeskApi.statementLines, { query }),
    'provider-balances': (query: ListQuery) => client.send(providerBalancesApi.list, { query }),
    'second-decisions': (query: ListQuery) => client.send(secondDecisionsApi.list, { query }),
    'bank-lines': (query: ListQuery) => client.send(bankStatementsApi.lines, { query }),
    'bank-returns': (query: ListQuery) => client.send(bankStatementsApi.returns, { query }),
    'bank-statements': (query: ListQuery) => client.send(bankStatementsApi.statements, { query }),
    'bank-rules': (query: ListQuery) => client.send(bankStatementsApi.rules, { query }),
    'operator-accounts': (query: ListQuery) => client.send(operatorAccountsApi.list, { query }),
    'payment-files': (query: ListQuery) => client.send(paymentFilesApi.list, { query }),
    'parked-items': (query: ListQuery) => client.send(failuresApi.parkedItems, { query }),
    'dead-letters': (query: ListQuery) => client.send(failuresApi.deadLetters, { query }),
    'exchange-rates': (query: ListQuery) => client.send(ratesApi.list, { query }),
    'platform-fees': (query: ListQuery) => client.send(feesApi.list, { query }),
    // An account has no id of its own: it is its code and its currency.
    'ledger-accounts': (query: ListQuery) =>
      client.send(adminApi.ledgerAccounts, { query }).then(({ items, ...page }) => ({
        ...page,
        items: items.map((row) => ({ ...row, id: `${row.code}/${row.currency}` })),
      })),
    'ledger-transactions': (query: ListQuery) => client.send(adminApi.ledgerTransactions, { query }),
    inquiries: (query: ListQuery) => client.send(adminContentApi.inquiries, { query }),
    'newsletter-subscriptions': (query: ListQuery) => client.send(adminContentApi.subscribers, { query }),
    comments: (query: ListQuery) => client.send(commentsAdminApi.list, { query }),
    'message-reports': (query: ListQuery) => client.send(communicationAdminApi.messageReports, { query }),
    'mail-templates': (query: ListQuery) => client.send(communicationAdminApi.mailTemplates, { query }),
    // The page of content always names the kind it lists.
    'content-records': (query: ListQuery) => client.send(adminContentApi.list, { query: query as Wire<ContentQuery> }),
    'missing-translations': (query: ListQuery) =>
      client.send(adminContentApi.missing, { query }).then(({ items, total }) => ({
        total,
        items: items.map(({ id, ...row }) => ({ ...row, recordId: id, id: `${id}.${row.language}` })),
      })),
    'deletion-requests': (query: ListQuery) => client.send(usersAdminApi.deletionRequests, { query }),
    admins: (query: ListQuery) => client.send(adminsApi.list, { query }),
    'admin-changes': (query: ListQuery) => client.send(adminsApi.changes, { query }),
    users: (query: ListQuery) => client.send(usersAdminApi.users, { query }),
    'audit-log': (query: ListQuery) => client.send(adminApi.auditLog, { query }),
  }) satisfies Readonly<Record<ResourceName, (query: ListQuery) => Promise<{ items: object[] }>>>;

type Lists = ReturnType<typeof createLists>;
/** A row of a list. */
export type RowOf<Resource extends ResourceName> = Awaited<ReturnType<Lists[Resource]>>['items'][number];
