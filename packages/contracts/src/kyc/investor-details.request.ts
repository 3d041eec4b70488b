import { COUNTRY } from '../kernel/countries.js';
import { NameField } from './person-fields.js';
import { PersonalField } from '../kernel/personal-field.js';
import { ChoiceField, FlagField, LineField, MoneyField, TextField, TextsField } from '../kernel/fields.js';

export const ACCOUNT_TYPES = ['individual', 'entity'] as const;
export const EMPLOYMENT_STATUSES = ['employed', 'self_employed', 'not_employed', 'retired', 'student'] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

/** The part of an investor's record that nobody reviews: it may change at any time, and each part may be left out. */
export class InvestorDetails {
  /** Of an entity income is its revenue, and net worth its net assets (17 CFR 227.100, Instruction 3 to (a)(2)). */
  @ChoiceField(ACCOUNT_TYPES, { optional: true })
  accountType?: (typeof ACCOUNT_TYPES)[number] | null;
  /** ISO 3166-1 alpha-2: where the person is at home in the eyes of the law. */
  @TextField({ ...COUNTRY, optional: true })
  domicile?: string | null;
  @LineField({ optional: true, max: 1 })
  middleInitial?: string | null;
  @TextField({ optional: true, max: 254, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, code: 'validation.email' })
  secondEmail?: string | null;
  @PersonalField('left out')
  @TextField({ optional: true, max: 20, pattern: /^\+?[0-9 ()-]{8,20}$/, code: 'validation.phone', longNumbers: true })
  alternativePhone?: string | null;
  @LineField({ optional: true, max: 80 })
  occupation?: string | null;
  @FlagField({ optional: true })
  brokerDealerAssociation?: boolean | null;
  @ChoiceField(EMPLOYMENT_STATUSES, { optional: true })
  employmentStatus?: EmploymentStatus | null;
  @LineField({ optional: true, max: 120 })
  employerName?: string | null;
  @TextField({ optional: true, max: 500 })
  employerDetails?: string | null;
  /** Of the last two years; `yearlyIncome` is that of the last one. */
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  averageIncome?: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  householdIncome?: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  averageHouseholdIncome?: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  householdNetWorth?: bigint | null;
  @TextsField({ optional: true, most: 20, max: 40 })
  tags?: string[] | null;
  @TextField({ optional: true, max: 1000 })
  notes?: string | null;
  /** Whether the person invests for themselves or on behalf of another. */
  @ChoiceField(['self', 'other'], { optional: true })
  investTo?: 'self' | 'other' | null;
  @NameField({ optional: true, max: 100 })
  spouseFirstName?: string | null;
  @NameField({ optional: true, max: 100 })
  spouseLastName?: string | null;
}

/** Names of the fields above, each the same as in the request and the reply. */
export const INVESTOR_DETAILS = [
  'accountType',
  'domicile',
  'middleInitial',
  'secondEmail',
  'alternativePhone',
  'occupation',
  'brokerDealerAssociation',
  'employmentStatus',
  'employerName',
  'employerDetails',
  'averageIncome',
  'householdIncome',
  'averageHouseholdIncome',
  'householdNetWorth',
  'tags',
  'notes',
  'investTo',
  'spouseFirstName',
  'spouseLastName',
] as const satisfies readonly (keyof InvestorDetails)[];

/** A spouse by their address here: they are asked, and confirm. */
export class SpouseRequest {
  @TextField({ max: 254, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, code: 'validation.email' })
  email: string;
}
