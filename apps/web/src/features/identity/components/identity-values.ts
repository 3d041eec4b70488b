import { isAdult } from '@cairn/contracts/kyc/adulthood';
import { regionsOf } from '@cairn/contracts/kyc/regions';
import { isCalendarDate, type CalendarDate } from '@cairn/finance';
import type { FormRefusal } from '../../../ui/forms/use-contract-form.js';
import type { Profile } from '../queries.js';

/** The fields of the first step. */
export const FIRST_STEP = [
  'legalFirstName',
  'legalLastName',
  'dateOfBirth',
  'country',
  'address',
  'address2',
  'city',
  'state',
  'postalCode',
  'ssn',
] as const;

interface Stated {
  dateOfBirth: string;
  country: string;
  state?: string | null | undefined;
  ssn?: string | null | undefined;
}

/** What the server refuses of several fields together is said in the first step, beside its field. */
export const refusedTogether = (
  { dateOfBirth, country, state, ssn }: Stated,
  today: CalendarDate,
): readonly FormRefusal[] => [
  ...(isCalendarDate(dateOfBirth) && !isAdult(dateOfBirth, today)
    ? [{ field: 'dateOfBirth', code: 'validation.adult' }]
    : []),
  ...(regionsOf(country) !== null && !state?.trim() ? [{ field: 'state', code: 'validation.region' }] : []),
  ...(country === 'US' && !ssn?.trim() ? [{ field: 'ssn', code: 'validation.required' }] : []),
];

const blank = {
  legalFirstName: '',
  legalLastName: '',
  dateOfBirth: '',
  ssn: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  jobTitle: '',
  jobIndustry: '',
  figuresCurrency: '',
  yearlyIncome: null,
  netWorth: null,
  investedElsewhere: null,
  spouseIncomeIncluded: false,
};

export interface Names {
  firstName: string;
  lastName: string;
}

/** Nothing was sent yet: the name of the account is most often that of the documents. */
export const blankOf = (names: Names | undefined) => ({
  ...blank,
  legalFirstName: names?.firstName ?? '',
  legalLastName: names?.lastName ?? '',
});

/** The values sent before, without those that only the server adds. The number of a document is never returned. */
export const sent = (profile: Profile) =>
  Object.fromEntries(
    Object.keys(blank).map((name) => [name, Object.entries(profile).find(([key]) => key === name)?.[1] ?? '']),
  );
