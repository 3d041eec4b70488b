import type { CommentDisclosure, CommentGuideline, UpdateAudience } from '@cairn/contracts';

export interface DemoUpdate {
  campaign: string;
  day: number;
  audience: UpdateAudience;
  title: string;
  paragraphs: readonly string[];
  /** One of our drawings below its words. */
  picture?: { cover: string; alt: string; caption: string };
  /** The title that it has from this day. */
  edited?: { day: number; title: string };
}

export const UPDATES: readonly DemoUpdate[] = [
  {
    campaign: 'Clearfold Water',
    day: -24,
    audience: 'all',
    title: 'Thirty-one sites, one result',
    paragraphs: [
      'The laboratory has sent the last of the tests. All 31 sites stay below the limit of the World Health Organization, four of them only after a second filter bed.',
      'The second bed costs 11% more. It stands in the budget from now on.',
    ],
    picture: {
      cover: 'water',
      alt: 'A drawing of the filter station with its two beds of sand',
      caption: 'The station in the valley, where the last samples were taken.',
    },
  },
  {
    campaign: 'Clearfold Water',
    day: -12,
    audience: 'all',
    title: 'A second supplier, and what it costs',
    paragraphs: [
      'The resin we cast the beds in came from one place. Now it can come from two, at 6% more for each unit from the second.',
    ],
    edited: { day: -11, title: 'A second supplier for the resin, and what it costs' },
  },
  {
    campaign: 'Clearfold Water',
    day: -3,
    audience: 'investors',
    title: 'Figures of the third quarter',
    paragraphs: ['We sold 214 filters and repaired nine. The reserve for repairs stands at $41,200.'],
  },
  {
    campaign: 'Morrow Bakehouse',
    day: -8,
    audience: 'all',
    title: 'The oven is ordered',
    paragraphs: ['It comes in three parts through the side door. Baking stops for two days in January.'],
  },
];

export interface DemoComment {
  campaign: string;
  day: number;
  /** Place in DEMO_PEOPLE. */
  by: number;
  text: string;
  disclosure: CommentDisclosure;
  /** The moderator's decision a little later; without one it still waits. */
  decided?: 'approved' | 'spam' | CommentGuideline;
  /** The company's answer. */
  answer?: { day: number; text: string };
  /** Somebody reports it. */
  reportedBy?: number;
}

export const COMMENTS: readonly DemoComment[] = [
  {
    campaign: 'Clearfold Water',
    day: -6,
    by: 12,
    text: 'The Form C lists one supplier for the casting resin. What if they stop?',
    disclosure: 'none',
    decided: 'approved',
    answer: {
      day: -5,
      text: 'Fair question. We qualified a second supplier in August, at 6% more per unit. Both contracts can be seen at our office.',
    },
  },
  {
    campaign: 'Clearfold Water',
    day: -4,
    by: 14,
    text: 'I visited both workshops in September and wrote up what I saw on my profile.',
    disclosure: 'affiliate',
    decided: 'approved',
  },
  {
    campaign: 'Clearfold Water',
    day: -2,
    by: 15,
    text: 'I write about water projects, and Clearfold pays for part of that work.',
    disclosure: 'promoter',
    decided: 'approved',
    reportedBy: 16,
  },
  {
    campaign: 'Clearfold Water',
    day: -1,
    by: 16,
    text: 'These shares will triple by summer.',
    disclosure: 'none',
    decided: 'misleading',
  },
  {
    campaign: 'Clearfold Water',
    day: -0.4,
    by: 17,
    text: 'Do you plan to work outside the three regions you name?',
    disclosure: 'none',
  },
  {
    campaign: 'Morrow Bakehouse',
    day: -7,
    by: 13,
    text: 'Will the shop stay open while the oven is built?',
    disclosure: 'none',
    decided: 'approved',
  },
  {
    campaign: 'Morrow Bakehouse',
    day: -0.3,
    by: 18,
    text: 'Cheap flour, write to me.',
    disclosure: 'none',
  },
];
