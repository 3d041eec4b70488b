import { ChoiceField } from '../kernel/fields.js';

/** By what staff of the site confirm an identity, with the pages of it that they need to see. */
export const IDENTITY_PAPERS = {
  passport: ['passport'],
  identity_card: ['identity_card_front', 'identity_card_back'],
  driving_licence: ['driving_licence_front', 'driving_licence_back'],
  residence_permit: ['residence_permit'],
} as const;

export type IdentityPaper = keyof typeof IDENTITY_PAPERS;

export const PAPER_PAGES = [
  'passport',
  'identity_card_front',
  'identity_card_back',
  'driving_licence_front',
  'driving_licence_back',
  'residence_permit',
] as const satisfies readonly (typeof IDENTITY_PAPERS)[IdentityPaper][number][];
export type PaperPage = (typeof PAPER_PAGES)[number];

/** Whether these pages are one whole document; a provider's form takes a card under one title. */
export const hasWholePaper = (titles: readonly string[]): boolean =>
  Object.entries(IDENTITY_PAPERS).some(
    ([paper, pages]) => titles.includes(paper) || pages.every((page) => titles.includes(page)),
  );

/** A form with the picture or PDF as `document`. */
export class IdentityPaperRequest {
  @ChoiceField(PAPER_PAGES)
  title: PaperPage;
}
