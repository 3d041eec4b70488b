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

/** A page that is one of the two sides of a card. */
export type PaperSide = Exclude<PaperPage, 'passport' | 'residence_permit'>;

const CARDS: readonly (readonly PaperSide[])[] = [IDENTITY_PAPERS.identity_card, IDENTITY_PAPERS.driving_licence];

/**
 * The side that makes a begun card whole, of the one that was handed in last.
 * @param titles newest first
 * @returns null where no card was begun, or a document is whole
 */
export function missingSide(titles: readonly string[]): PaperSide | null {
  if (hasWholePaper(titles)) return null;
  for (const title of titles) {
    const begun = CARDS.find((sides) => sides.some((side) => side === title));
    const missing = begun?.find((side) => !titles.includes(side));
    if (missing !== undefined) return missing;
  }
  return null;
}

/** What there is by which an identity can be approved: pages may still be scanned, or a provider has looked instead. */
export const PAPER_STATES = ['none', 'part', 'checking', 'whole', 'provider'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** A form with the picture or PDF as `document`. */
export class IdentityPaperRequest {
  @ChoiceField(PAPER_PAGES)
  title: PaperPage;
}
