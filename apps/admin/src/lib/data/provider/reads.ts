import type { Client } from '@cairn/client';
import {
  adminApi,
  periodsApi,
  communicationAdminApi,
  contentApi,
  contentDraftsApi,
  adminContentApi,
  jurisdictionsApi,
  paymentsDeskApi,
  readinessApi,
  savedInvestmentsApi,
  settingsApi,
  waysToPayApi,
  type ReadinessStep,
  type Wire,
} from '@cairn/contracts';
import type { MailWordsRequest } from '@cairn/contracts/communication/console.requests';

/** The answer of react-admin's providers. A reader who was just signed out is answered without `isRead`. */
export interface Read<T> {
  data: T;
  isRead: true;
}

const read = async <T>(answer: Promise<T>): Promise<Read<T>> => ({ data: await answer, isRead: true });

/** Reads of the console that are neither a list nor a record: react-admin's own methods of a data provider. */
export const createReads = (client: Client) => ({
  queues: () => read(client.send(adminApi.queues, {})),
  /** Of now, or of the end of a day. */
  trialBalance: (on: string | null) => read(client.send(adminApi.trialBalance, { query: on === null ? {} : { on } })),
  periods: () => read(client.send(periodsApi.list, {})),
  verification: () => read(client.send(adminApi.verification, {})),
  auditChain: () => read(client.send(adminApi.auditChain, {})),
  waysToPay: () => read(client.send(waysToPayApi.list, {})),
  settings: () => read(client.send(settingsApi.read, {})),
  site: () => read(client.send(contentApi.siteSetting, {})),
  clientAddress: () => read(client.send(contentApi.clientAddress, {})),
  lawChange: () => read(client.send(savedInvestmentsApi.lawChange, {})),
  siteLanguages: () => read(client.send(adminContentApi.languages, {})),
  contentVersions: (id: string) =>
    read(client.send(contentDraftsApi.versions, { params: { id }, query: { perPage: 20 } })),
  mailPreview: (id: string, body: Wire<MailWordsRequest>) =>
    read(client.send(communicationAdminApi.previewMail, { params: { id }, body })),
  disputeEvidence: (id: string) => read(client.send(paymentsDeskApi.evidence, { params: { id } })),
  ruleFigures: () => read(client.send(jurisdictionsApi.figures, {})),
  readiness: (step: ReadinessStep) => read(client.send(readinessApi.check, { params: { step } })),
});

export type Reads = ReturnType<typeof createReads>;
