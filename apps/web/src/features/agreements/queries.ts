import { agreementsApi } from '@cairn/contracts/agreements/agreements.endpoints';
import type { Agreement, CampaignAgreement } from '@cairn/contracts/agreements/agreement.replies';
import { certificatesApi } from '@cairn/contracts/certificates/certificates.endpoints';
import type { CapTable, CertificateCheck, ShareCertificate } from '@cairn/contracts/certificates/certificates.replies';
import type { Language } from '@cairn/contracts/kernel/languages';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Agreed = Wire<Agreement>;
export type AgreedRow = Wire<CampaignAgreement>;
export type Certificate = Wire<ShareCertificate>;
export type Checked = Wire<CertificateCheck>;
export type Table = Wire<CapTable>;

export const agreementKeys = {
  one: (investmentId: string) => ['agreements', 'one', investmentId] as const,
  ofCampaign: (campaignId: string) => ['agreements', 'of-campaign', campaignId] as const,
  mandate: (campaignId: string) => ['agreements', 'mandate', campaignId] as const,
  certificates: ['agreements', 'certificates'] as const,
  capTable: (campaignId: string) => ['agreements', 'cap-table', campaignId] as const,
};

/** What was signed of an investment, or what is to be signed, in the reader's language. */
export const agreementQuery = (investmentId: string, language: string) =>
  queryOptions({
    queryKey: [...agreementKeys.one(investmentId), language],
    queryFn: () => send(agreementsApi.read, { params: { investmentId }, query: {} }),
  });

/**
 * The text to be signed next, also where an earlier state of it was signed. Asked for at each reading: one that was
 * read before another amount is not the one that can be signed.
 */
export const nextAgreementQuery = (investmentId: string, language: Language) =>
  queryOptions({
    queryKey: [...agreementKeys.one(investmentId), 'next', language],
    queryFn: () => send(agreementsApi.generate, { body: { investmentId, language }, query: {} }),
    staleTime: 0,
    gcTime: 0,
  });

export const campaignAgreementsQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...agreementKeys.ofCampaign(campaignId), 'all'],
    queryFn: ({ pageParam }) =>
      send(agreementsApi.ofCampaign, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** As many as are chosen at once: what is more waits for the next time. */
const MOST_CHOSEN = 600;

/** Those that wait for the company, as they are now. */
export const waitingAgreementsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...agreementKeys.ofCampaign(campaignId), 'waiting'],
    queryFn: async () => {
      const query = { state: 'waiting', limit: MOST_CHOSEN } as const;
      return (await send(agreementsApi.ofCampaign, { params: { campaignId }, query })).items;
    },
  });

/** Null while there is none. */
export const mandateQuery = (campaignId: string) =>
  queryOptions({
    queryKey: agreementKeys.mandate(campaignId),
    queryFn: () => send(agreementsApi.mandate, { params: { campaignId } }),
  });

export const certificatesQuery = infiniteQueryOptions({
  queryKey: agreementKeys.certificates,
  queryFn: ({ pageParam }) => send(certificatesApi.mine, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** Whether the public page hides the name of whoever is signed in. */
export const certificateNameQuery = queryOptions({
  queryKey: [...agreementKeys.certificates, 'name'],
  queryFn: () => send(certificatesApi.name, {}),
});

/** The one of an investment; null while none was issued. */
export const certificateOfQuery = (investmentId: string) =>
  queryOptions({
    queryKey: [...agreementKeys.certificates, 'of', investmentId],
    queryFn: async () => (await send(certificatesApi.mine, { query: { investmentId } })).items[0] ?? null,
    retry: false,
  });

export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: [...agreementKeys.certificates, 'one', id],
    queryFn: () => send(certificatesApi.one, { params: { id }, query: {} }),
  });

export const checkQuery = (code: string) =>
  queryOptions({
    queryKey: [...agreementKeys.certificates, 'check', code],
    queryFn: () => send(certificatesApi.check, { params: { code } }),
    retry: false,
  });

export const capTableQuery = (campaignId: string) =>
  queryOptions({
    queryKey: agreementKeys.capTable(campaignId),
    queryFn: () => send(certificatesApi.capTable, { params: { campaignId }, query: {} }),
  });
