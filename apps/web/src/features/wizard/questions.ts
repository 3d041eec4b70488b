import { campaignFaqsApi } from '@cairn/contracts/campaigns/campaign-faqs.endpoints';
import type { CampaignFaqs } from '@cairn/contracts/campaigns/campaign-faqs.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { refusal } from '@cairn/contracts/errors/refusal';
import { queryOptions } from '@tanstack/react-query';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { send } from '../../lib/api/api.js';
import type { Values } from './autosave/values.js';
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

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.trim() || null : null);

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

/** Own questions that say something. */
const spoken = (own: unknown): OwnQuestion[] =>
  (own as OwnQuestion[]).filter(({ question, answer }) => question.trim() || answer.trim()); // the form's own list

/** What a save of some of the form's fields sends: an answer each, or all own questions. */
export const requestOf = (change: Values, version: string) => {
  const answers = Object.entries(change).filter(([name]) => name !== OWN);
  return {
    ...(answers.length > 0 && {
      campaignFaqs: answers.map(([questionID, answer]) => ({ questionID, answer: textOf(answer) })),
    }),
    ...(OWN in change && { campaignCustomFaqs: spoken(change[OWN]) }),
    version,
  };
};

/** Own questions of which a half is missing wait for it. */
export const faqFaults = async (change: Values): Promise<readonly string[]> =>
  OWN in change && spoken(change[OWN]).some(({ question, answer }) => !question.trim() || !answer.trim()) ? [OWN] : [];

/** The own questions that were saved elsewhere. */
export const shownOwn = (own: unknown): string =>
  spoken(own)
    .map(({ question }) => question)
    .join(' · ');
