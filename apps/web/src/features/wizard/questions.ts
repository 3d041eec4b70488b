import { campaignFaqsApi } from '@cairn/contracts/campaigns/campaign-faqs.endpoints';
import type { CampaignFaqs } from '@cairn/contracts/campaigns/campaign-faqs.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { refusal } from '@cairn/contracts/errors/refusal';
import { queryOptions } from '@tanstack/react-query';
import type { FieldErrors, Resolver } from 'react-hook-form';
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

/** A question without its answer, or an answer without its question, says nothing to anybody. */
export const halfQuestions: Resolver<FaqValues> = (values) => {
  const missing = { type: 'validation.required', message: refusal('validation.required') };
  const halves = values[OWN].map(({ question, answer }) => ({
    ...(answer.trim() && !question.trim() ? { question: missing } : {}),
    ...(question.trim() && !answer.trim() ? { answer: missing } : {}),
  }));
  return halves.some((half) => Object.keys(half).length > 0)
    ? { values: {}, errors: { [OWN]: halves } as FieldErrors<FaqValues> } // by the names of the form's fields
    : { values, errors: {} };
};

/** What a save sends: every answer, and the own questions that say something. */
export const requestOf = (values: FaqValues, { campaignFaqs, version }: Faqs) => ({
  campaignFaqs: campaignFaqs.map(({ questionID }) => ({ questionID, answer: textOf(values[questionID]) })),
  campaignCustomFaqs: values[OWN].filter(({ question, answer }) => question.trim() || answer.trim()),
  version,
});
