import { changesApi } from '@cairn/contracts/campaigns/changes/changes.endpoints';
import type {
  ChangePreview,
  CurrentTerms,
  MaterialChange,
  OpenedChange,
  TermChange,
} from '@cairn/contracts/campaigns/changes/changes.replies';
import type { Reconfirmation } from '@cairn/contracts/investments/reconfirmations.replies';
import { reconfirmationsApi } from '@cairn/contracts/investments/reconfirmations.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Change = Wire<TermChange>;
export type OwnChange = Wire<MaterialChange>;
export type Opened = Wire<OpenedChange>;
export type TermsNow = Wire<CurrentTerms>;
export type Preview = Wire<ChangePreview>;
export type Question = Wire<Reconfirmation>;

export const termsKeys = {
  all: ['terms'] as const,
  questions: () => [...termsKeys.all, 'questions'] as const,
  question: (id: string) => [...termsKeys.questions(), id] as const,
  campaign: (campaignId: string) => [...termsKeys.all, 'campaign', campaignId] as const,
};

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
};
const from = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** What one investment is asked about. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: termsKeys.question(id),
    queryFn: () => send(reconfirmationsApi.read, { params: { id } }),
  });

/** All that waits for the reader's answer: one change asks about few investments, so that this is read whole. */
export const openQuestionsQuery = queryOptions({
  queryKey: [...termsKeys.questions(), 'open'],
  queryFn: () => send(reconfirmationsApi.open, { query: { limit: 100 } }),
});

/** How the terms of a campaign have changed, for everybody. */
export const openedChangesQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...termsKeys.campaign(campaignId), 'opened'],
    queryFn: ({ pageParam }) => send(changesApi.front, { params: { campaignId }, query: from(pageParam) }),
    ...paged,
  });

/** The changes that its owner has proposed. */
export const ownChangesQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...termsKeys.campaign(campaignId), 'own'],
    queryFn: ({ pageParam }) => send(changesApi.list, { params: { campaignId }, query: from(pageParam) }),
    ...paged,
  });

export const currentTermsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...termsKeys.campaign(campaignId), 'current'],
    queryFn: () => send(changesApi.terms, { params: { campaignId } }),
  });
