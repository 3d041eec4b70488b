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
  linkedAccountsDeskApi,
  paymentFilesApi,
  paymentsDeskApi,
  savedInvestmentsApi,
  screeningApi,
  templatesApi,
  usersAdminApi,
} from '@cairn/contracts';

/** The endpoints of records that open on their own page. */
export const createRecords = (client: Client) => ({
  campaigns: (id: string) => client.send(adminApi.campaign, { params: { id } }),
  'campaign-changes': (id: string) => client.send(changesApi.one, { params: { id } }),
  identities: (id: string) => client.send(adminApi.identity, { params: { id } }),
  accreditations: (id: string) => client.send(adminApi.accreditation, { params: { id } }),
  'screening-cases': (id: string) => client.send(screeningApi.case, { params: { id } }),
  'covered-persons': (id: string) => client.send(coveredPersonsApi.case, { params: { id } }),
  investments: (id: string) => client.send(adminApi.investment, { params: { id } }),
  'saved-investments': (id: string) => client.send(savedInvestmentsApi.detail, { params: { id } }),
  certificates: (id: string) => client.send(certificatesApi.detail, { params: { id } }),
  'agreement-templates': (id: string) => client.send(templatesApi.one, { params: { id } }),
  payouts: (id: string) => client.send(adminApi.payout, { params: { id } }),
  withdrawals: (id: string) => client.send(adminApi.withdrawal, { params: { id } }),
  refunds: (id: string) => client.send(paymentsDeskApi.refund, { params: { id } }),
  payments: (id: string) => client.send(paymentsDeskApi.payment, { params: { id } }),
  'linked-accounts': (id: string) => client.send(linkedAccountsDeskApi.one, { params: { id } }),
  disputes: (id: string) => client.send(paymentsDeskApi.dispute, { params: { id } }),
  'bank-statements': (id: string) => client.send(bankStatementsApi.statement, { params: { id } }),
  'bank-lines': (id: string) => client.send(bankStatementsApi.line, { params: { id } }),
  'bank-returns': (id: string) => client.send(bankStatementsApi.bankReturn, { params: { id } }),
  'payment-files': (id: string) => client.send(paymentFilesApi.one, { params: { id } }),
  inquiries: (id: string) => client.send(adminContentApi.inquiry, { params: { id } }),
  comments: (id: string) => client.send(commentsAdminApi.read, { params: { id } }),
  'message-reports': (id: string) => client.send(communicationAdminApi.messageReport, { params: { id } }),
  'mail-templates': (id: string) => client.send(communicationAdminApi.mailTemplate, { params: { id } }),
  'content-records': (id: string) => client.send(adminContentApi.one, { params: { id } }),
  users: (id: string) => client.send(usersAdminApi.user, { params: { id } }),
  admins: (id: string) => client.send(adminsApi.one, { params: { id } }),
});

type Records = ReturnType<typeof createRecords>;
export type RecordName = keyof Records;
export type RecordOf<Name extends RecordName> = Awaited<ReturnType<Records[Name]>>;
