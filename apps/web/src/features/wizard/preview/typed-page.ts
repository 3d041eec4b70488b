import type { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { TypedPart } from '../checklist.js';

/** What the page calls the answers of a form, where it is shown as it is typed. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, keyof CampaignPage>>>> = {
  company: {
    companyName: 'companyName',
    companyTagLine: 'tagLine',
    description: 'companyDescription',
    city: 'city',
    category: 'category',
    industry: 'industry',
  },
  story: { campaignStory: 'summary', storyBody: 'storyBody' },
};

const textOrNothing = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** The page with the words that are typed and not stored yet. */
export const typedPage = (page: Wire<CampaignPage>, parts: Readonly<Record<string, TypedPart>>): Wire<CampaignPage> => {
  const typed = Object.entries(SHOWN).flatMap(([form, names]) => {
    const held = parts[form]?.values;
    if (!held) return [];
    return Object.entries(names).flatMap(([field, name]) =>
      field in held && !(name === 'companyName' && !held[field]) ? [[name, textOrNothing(held[field])]] : [],
    );
  });
  return { ...page, ...Object.fromEntries(typed) } as Wire<CampaignPage>; // each under its own name
};
