import type { BirthMatch, CountryMatch } from '@cairn/contracts';
import { isArabic, screenedName } from './screened-name.js';
import { ratio, token_set_ratio, token_similarity_sort_ratio } from 'fuzzball';

/** What is known of a person or a company that is compared. */
export interface Screened {
  /** As `screenedName` gives it. */
  key: string;
  isArabic: boolean;
  isCompany: boolean;
  /** `YYYY-MM-DD`; null of a company, and where it is not known. */
  dateOfBirth: string | null;
  /** ISO 3166, two capital letters; null where it is not known. */
  country: string | null;
}

/** A person or a company as they are compared. */
export const screened = ({
  name,
  isCompany = false,
  ...subject
}: Pick<Screened, 'dateOfBirth' | 'country'> & { name: string; isCompany?: boolean }): Screened => ({
  ...subject,
  isCompany,
  key: screenedName(name),
  isArabic: isArabic(name),
});

/** One name of an entry, with what the list knows beside it. */
export interface Listed {
  key: string;
  /** The consonants of the name and of the person's, where one of the two alone is in the Arabic script. */
  consonants: readonly [listed: string, person: string] | null;
  birthDates: readonly string[];
  countries: readonly string[];
}

export interface MatchScore {
  /** 0 to 100. */
  score: number;
  nameScore: number;
  birth: BirthMatch;
  country: CountryMatch;
}

/** A name that holds all words of the other, and more: the same person with a middle name, or somebody else. */
const MORE_WORDS = 0.95;
/** Consonants are less than a name: what is alike by them alone is never alike wholly. */
const CONSONANTS_ALONE = 0.92;
/** The names are compared as `screenedName` wrote them. */
const AS_WRITTEN = { full_process: false } as const;

/** Points that the date of birth and the country add: people of one name are many, on one day few. */
const BIRTH_POINTS: Readonly<Record<BirthMatch, number>> = { same: 10, same_year: 5, other: -20, unknown: 0 };
const COUNTRY_POINTS: Readonly<Record<CountryMatch, number>> = { same: 3, other: -3, unknown: 0 };

const wordsOf = (key: string): number => key.split(' ').length;

/** How alike two names are, whatever the order of their words. */
export function nameScoreOf(one: string, other: string): number {
  const whole = token_similarity_sort_ratio(one, other, AS_WRITTEN);
  // A single word is in many names: alone it says nothing.
  if (Math.min(wordsOf(one), wordsOf(other)) < 2) return whole;
  return Math.max(whole, Math.round(token_set_ratio(one, other, AS_WRITTEN) * MORE_WORDS));
}

/** The same by consonants; names that are written in one word or in two, as Abd al-Rahman, are one. */
export function consonantScoreOf(one: string, other: string): number {
  const inOneWord = ratio(one.replaceAll(' ', ''), other.replaceAll(' ', ''), AS_WRITTEN);
  return Math.round(Math.max(nameScoreOf(one, other), inOneWord) * CONSONANTS_ALONE);
}

/** A list has whole dates, months or years. */
export function birthMatchOf(dateOfBirth: string | null, listed: readonly string[]): BirthMatch {
  if (dateOfBirth === null || listed.length === 0) return 'unknown';
  if (listed.includes(dateOfBirth)) return 'same';
  const isPart = (date: string): boolean => date.length < dateOfBirth.length && dateOfBirth.startsWith(date);
  return listed.some(isPart) ? 'same_year' : 'other';
}

export const countryMatchOf = (country: string | null, listed: readonly string[]): CountryMatch =>
  country === null || listed.length === 0
    ? 'unknown'
    : listed.some((code) => code.toUpperCase() === country)
      ? 'same'
      : 'other';

/** How alike a person and an entry are: by the name first, sharpened by the date of birth and the country. */
export function matchScoreOf(person: Screened, entry: Listed): MatchScore {
  const { consonants } = entry;
  const nameScore = consonants === null ? nameScoreOf(person.key, entry.key) : consonantScoreOf(...consonants);
  const birth = birthMatchOf(person.dateOfBirth, entry.birthDates);
  const country = countryMatchOf(person.country, entry.countries);
  const points = nameScore + BIRTH_POINTS[birth] + COUNTRY_POINTS[country];
  return { score: Math.min(100, Math.max(0, points)), nameScore, birth, country };
}
