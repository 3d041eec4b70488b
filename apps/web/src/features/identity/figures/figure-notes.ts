import type { JurisdictionProfile } from '@cairn/contracts/jurisdictions/packs';

/** The figures whose meaning a law fixes. */
type Noted = 'yearlyIncome' | 'netWorth' | 'investedElsewhere';

interface Note {
  /** Its words are `figureNote.<words>` of the catalogue. */
  words:
    | 'usIncome'
    | 'usWorth'
    | 'usElsewhere'
    | 'euIncome'
    | 'euWorth'
    | 'ukIncome'
    | 'ukWorth'
    | 'ownIncome'
    | 'ownWorth';
  /** The text that says so. */
  source: string;
}

const US = {
  yearlyIncome: { words: 'usIncome', source: '17 CFR 230.501(a)(6)' },
  netWorth: { words: 'usWorth', source: '17 CFR 230.501(a)(5)' },
} as const;

/** What counts as a figure, over which time, before or after tax, by the law of the site. */
const NOTES: Readonly<Record<JurisdictionProfile, Readonly<Partial<Record<Noted, Note>>>>> = {
  us_regcf: { ...US, investedElsewhere: { words: 'usElsewhere', source: '17 CFR 227.100(a)(2)' } },
  us_506c: US,
  eu_ecspr: {
    yearlyIncome: { words: 'euIncome', source: 'Delegated Regulation (EU) 2022/2114, Article 8' },
    netWorth: { words: 'euWorth', source: 'Delegated Regulation (EU) 2022/2114, Article 7' },
  },
  uk_rmmi: {
    yearlyIncome: { words: 'ukIncome', source: 'FCA Handbook, COBS 4 Annex 2' },
    netWorth: { words: 'ukWorth', source: 'FCA Handbook, COBS 4 Annex 2' },
  },
  none: {
    yearlyIncome: { words: 'ownIncome', source: 'House rule' },
    netWorth: { words: 'ownWorth', source: 'House rule' },
  },
};

const isNoted = (name: string): name is Noted => ['yearlyIncome', 'netWorth', 'investedElsewhere'].includes(name);

/** The note of a figure; null where the law fixes nothing. */
export const figureNote = (profile: JurisdictionProfile, name: string): Note | null =>
  isNoted(name) ? (NOTES[profile][name] ?? null) : null;
