import type { CampaignFieldEdit } from '@cairn/contracts/admin/admin.replies';
import type { CampaignFaqs } from '@cairn/contracts/campaigns/campaign-faqs.replies';
import { REVIEW_FIELDS } from '@cairn/contracts/campaigns/review/review-fields';
import { plainText } from '../../../kernel/text/plain-text.js';
import {
  presentCompany,
  presentFundraising,
  presentPayment,
  presentStory,
  presentTerms,
} from '../record/campaign.presenter.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

/** Each field of the wizard as text under its name; fields without a value are left out. */
export type SubmissionContent = Readonly<Record<string, string>>;

/** What is beside the campaign's own record. */
export interface Beside {
  questions: CampaignFaqs;
  /** Titles with their versions. */
  documents: string;
  /** Names with their roles. */
  team: string;
}

const asText = (value: unknown): string | null =>
  typeof value === 'bigint' ? value.toString() : plainText(value) || null;

const answers = ({ campaignFaqs, campaignCustomFaqs }: CampaignFaqs): string =>
  [...campaignFaqs, ...campaignCustomFaqs]
    .filter(({ answer }) => answer !== null)
    .map(({ question, answer }) => `${question}\n${answer ?? ''}`)
    .join('\n\n');

/** A campaign as it stands. The bank account by its last four digits (decision 44). */
export function contentOf(campaign: CampaignEntity, { questions, documents, team }: Beside): SubmissionContent {
  const { version: _company, ...company } = presentCompany(campaign);
  const { version: _raise, ...raise } = presentFundraising(campaign);
  const { version: _terms, ...terms } = presentTerms(campaign);
  const { version: _story, ...story } = presentStory(campaign);
  const { accountHolder: _holder, tos: _tos, ...account } = presentPayment(campaign, null);
  const fields = { ...company, ...raise, ...terms, ...story, ...account, faqs: answers(questions), documents, team };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const text = asText(value);
      return text === null ? [] : [[field, text]];
    }),
  );
}

/** What differs, in the order of the wizard; fields that no wizard has come last. */
export function differences(before: SubmissionContent, after: SubmissionContent): CampaignFieldEdit[] {
  const fields = [...new Set([...REVIEW_FIELDS, ...Object.keys(after), ...Object.keys(before)])];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
