import { AlsoNamed, WrappedIn } from '../kernel/other-names.js';
import {
  ChoiceField,
  CurrencyField,
  FlagField,
  LineField,
  MayBeLeftOut,
  MoneyField,
  TextField,
  VersionField,
} from '../kernel/fields.js';
import { InvestorDetails } from './investor-details.request.js';
import { COUNTRY } from '../kernel/countries.js';
import { BirthDateField, NameField, TaxNumberField } from './person-fields.js';
import { PostalCodeField } from './postal-code.js';
import { RegionField } from './regions.js';

/** The basis of the yearly limit; it is not reviewed, and may change after the approval. */
export const INVESTOR_FIGURES = [
  'figuresCurrency',
  'yearlyIncome',
  'netWorth',
  'investedElsewhere',
  'spouseIncomeIncluded',
] as const;

/** The version of a record that was not there yet when its form was opened. */
export const NO_IDENTITY_YET = 'none';

/** The identity record of kind `manual` (decision "identity"): handed in once, then under review. */
@WrappedIn('investorData')
export class InvestorProfileRequest extends InvestorDetails {
  @NameField({ max: 100 })
  legalFirstName: string;
  @NameField({ max: 100 })
  legalLastName: string;
  @AlsoNamed('dob')
  @BirthDateField()
  dateOfBirth: string;
  /** V-06. Needed for residents of the United States only. */
  @TaxNumberField({ optional: true })
  ssn?: string | null;
  @TextField({ max: 120 })
  address: string;
  @TextField({ optional: true, max: 120 })
  address2?: string | null;
  @TextField({ max: 80 })
  city: string;
  @RegionField('country')
  state?: string | null;
  /** V-05. */
  @PostalCodeField('country')
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  @TextField(COUNTRY)
  country: string;
  @LineField({ optional: true, max: 80 })
  jobTitle?: string | null;
  @TextField({ optional: true, max: 80 })
  jobIndustry?: string | null;
  /** Of every amount of this record; without one that of the law of the site, and later that of the record. */
  @CurrencyField({ optional: true })
  figuresCurrency?: string | null;
  @MoneyField({ min: 0n })
  yearlyIncome: bigint;
  @MoneyField({ min: 0n })
  netWorth: bigint;
  /** The amount invested under Reg CF on other platforms in the last twelve months. */
  @MoneyField({ min: 0n, optional: true })
  investedElsewhere?: bigint | null;
  @FlagField({ optional: true })
  spouseIncomeIncluded?: boolean | null;
  @ChoiceField(['yes', 'no'], { optional: true })
  usCitizen?: 'yes' | 'no' | null;
  /** Of the record as it was read; without one, what was sent elsewhere meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}

/** Omitted fields stay. After the approval only the figures change. */
export class ChangeInvestorProfileRequest extends InvestorProfileRequest {}
for (const field of [
  'legalFirstName',
  'legalLastName',
  'dateOfBirth',
  'address',
  'city',
  'postalCode',
  'country',
  'yearlyIncome',
  'netWorth',
]) {
  MayBeLeftOut()(ChangeInvestorProfileRequest.prototype, field);
}
