import { campaignFaqsApi } from '@cairn/contracts/campaigns/campaign-faqs.endpoints';
import type { CampaignFaqs } from '@cairn/contracts/campaigns/campaign-faqs.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { draftKeys } from './queries.js';

export type Faqs = Wire<CampaignFaqs>;

/** A question that the owner adds, as it is typed. */
interface OwnQuestion {
  question: string;
  answer: string;
}

/** The form's own questions are under this name; every other field is the id of one that the site asks. */
export const OWN = 'own';
export interface FaqValues {
  [question: string]: string | OwnQuestion[];
  [OWN]: OwnQuestion[];
}

/** The questions of the site with the owner's answers, and the owner's own. */
export const faqsQuery = (id: string) =>
  queryOptions({
    queryKey: [...draftKeys.one(id), 'faqs'],
    queryFn: () => send(campaignFaqsApi.read, { params: { campaignId: id } }),
  });

export const valuesOf = ({ campaignFaqs, campaignCustomFaqs }: Faqs): FaqValues => ({
  ...Object.fromEntries(campaignFaqs.map(({ questionID, answer }) => [questionID, answer ?? ''])),
  [OWN]: campaignCustomFaqs.map(({ question, answer }) => ({ question, answer })),
});

const textOf = (value: string | OwnQuestion[] | undefined): string | null =>
  typeof value === 'string' ? value.trim() || null : null;

/** What a save sends: every answer, and the own questions that say something. */
export const requestOf = (values: FaqValues, { campaignFaqs, version }: Faqs) => ({
  campaignFaqs: campaignFaqs.map(({ questionID }) => ({ questionID, answer: textOf(values[questionID]) })),
  campaignCustomFaqs: values[OWN].filter(({ question, answer }) => question.trim() || answer.trim()),
  version,
});
