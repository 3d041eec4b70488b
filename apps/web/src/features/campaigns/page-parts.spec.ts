import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { shownParts } from './page-parts.js';
import type { PageData } from './queries.js';

const page = {
  formCLink: null,
  videoUrl: null,
  uploadType: 'image',
  investors: 0,
  status: CampaignStatus.draft,
  parts: {
    people: 0,
    documents: 0,
    pictures: 0,
    films: 0,
    faqs: 0,
    potential: 0,
    discussion: 0,
    updates: { all: 0, investors: 0, followers: 0 },
  },
} as unknown as PageData; // of a page, what its parts depend on

const counts = (change: Partial<PageData>) =>
  Object.fromEntries(shownParts({ ...page, ...change }).map((part) => [part.id, part.count]));

it('leaves out the parts of a page that hold nothing', () => {
  expect(Object.keys(counts({}))).toEqual(['overview']);
  expect(counts({ status: CampaignStatus.active })).toEqual({ overview: null, discussion: null });
});

it('counts the filing among the documents, as their list does', () => {
  const formCLink = 'https://example.org/form-c';
  expect(counts({ formCLink })).toMatchObject({ documents: 1 });
  expect(counts({ formCLink, parts: { ...page.parts, documents: 3 } })).toMatchObject({ documents: 4 });
});

it('counts what the others hold', () => {
  expect(
    counts({
      videoUrl: 'https://vimeo.com/123456789',
      investors: 7,
      parts: {
        people: 0,
        documents: 2,
        pictures: 0,
        films: 0,
        faqs: 6,
        potential: 3,
        discussion: 4,
        updates: { all: 2, investors: 1, followers: 0 },
      },
    }),
  ).toMatchObject({ documents: 2, gallery: 1, investors: 7, faqs: 6, potential: 3, updates: 3, discussion: 4 });
});
