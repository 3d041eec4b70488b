import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { hasFilm, isFilmOnTop } from './film-on-top.js';
import type { PageData } from './queries.js';

/** The tabs of the specification, in its order; each is a part of the page with its own address. */
export const PAGE_PARTS = [
  'overview',
  'updates',
  'discussion',
  'documents',
  'faqs',
  'gallery',
  'investors',
  'potential',
] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** People may comment on it. */
export const isTalkOpen = ({ status }: PageData): boolean =>
  status === CampaignStatus.active || status === CampaignStatus.successful;

/** All updates of a campaign, whoever they are for. */
export const countUpdates = ({ all, investors, followers }: PageData['parts']['updates']): number =>
  all + investors + followers;

/** How many things a part holds; null where they are not counted. A part without any is not shown. */
const COUNTED: Readonly<Record<PagePart, (page: PageData) => number | null>> = {
  overview: () => null,
  updates: ({ parts }) => countUpdates(parts.updates),
  // The filing stands first in the list, though it is a link to another site.
  documents: ({ formCLink, parts }) => parts.documents + (formCLink === null ? 0 : 1),
  discussion: (page) => page.parts.discussion || (isTalkOpen(page) ? null : 0),
  faqs: ({ parts }) => parts.faqs,
  gallery: (page) => page.parts.pictures + page.parts.films + (hasFilm(page) && !isFilmOnTop(page) ? 1 : 0),
  investors: ({ investors }) => investors,
  potential: ({ parts }) => parts.potential,
};

export interface ShownPart {
  id: PagePart;
  count: number | null;
}

/** The parts of a page that hold something, with how much. */
export const shownParts = (page: PageData): ShownPart[] =>
  PAGE_PARTS.map((id) => ({ id, count: COUNTED[id](page) })).filter(({ count }) => count !== 0);
