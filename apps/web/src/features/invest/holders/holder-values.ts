import type { InvestingAccountRequest } from '@cairn/contracts/investments/steps/investing-account.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { Account, OwnIdentity } from '../steps/queries.js';

/** Of an empty form. */
export const BLANK = {
  investingAs: 'INDIVIDUAL' as InvestingAccountRequest['investingAs'],
  firstName: '',
  lastName: '',
  title: '',
  legalName: '',
  companyType: null as InvestingAccountRequest['companyType'] | null,
  stateOfFormation: '',
  incorporatedOn: '',
  ein: '',
  registrationNumber: '',
  soleOwner: false,
  birthDate: '',
  ssn: '',
  civilId: '',
  usCitizen: false,
  coOwnerFirstName: '',
  coOwnerLastName: '',
  coOwnerRelation: null as InvestingAccountRequest['coOwnerRelation'] | null,
  custodianName: '',
  custodianAccount: '',
  address: '',
  unit: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  countryCode: '',
  mobile: '',
  taxCertified: false,
};

export type HolderValues = typeof BLANK;

/** What is stored encrypted and shown by its end alone: it is typed again, and kept in no browser. */
const SECRETS: readonly (keyof HolderValues)[] = [
  'ein',
  'registrationNumber',
  'ssn',
  'civilId',
  'birthDate',
  'custodianAccount',
];

/** What is known of oneself is not asked for again. */
export const knownOf = (identity: OwnIdentity): HolderValues => {
  if (identity === null) return BLANK;
  const { legalFirstName, legalLastName, dateOfBirth, address, address2, city, state, postalCode, country } = identity;
  return {
    ...BLANK,
    firstName: legalFirstName,
    lastName: legalLastName,
    birthDate: dateOfBirth ?? '',
    address,
    unit: address2 ?? '',
    city,
    state: state ?? '',
    postalCode,
    country,
  };
};

/** Of an account to be corrected; its numbers are typed again. */
export const storedOf = (account: Account): HolderValues => {
  const named = Object.entries(BLANK).map(([name, blank]) => {
    const stored = Object.entries(account).find(([key]) => key === name)?.[1];
    return [name, stored ?? blank];
  });
  return Object.fromEntries(named) as HolderValues; // the same names
};

/** What may wait in the storage of the tab. */
export const withoutSecrets = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.some((secret) => secret === name)));

/** As it is sent. */
export const bodyOf = (values: Wire<InvestingAccountRequest>): Wire<InvestingAccountRequest> => ({
  ...values,
  soleOwner: Boolean(values.soleOwner),
  usCitizen: Boolean(values.usCitizen),
});
