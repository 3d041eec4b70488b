import { Transform } from 'class-transformer';
import { AlsoNamed } from '../../kernel/other-names.js';
import { AcceptedField, ChoiceField, DateField, FlagField, LineField, OnlyIf, TextField } from '../../kernel/fields.js';
import { isEin, RegistrationNumberField } from './company-numbers.js';
import { COUNTRY } from '../../kernel/countries.js';
import { BirthDateField, NameField, NationalNumberField, TaxNumberField } from '../../kyc/person-fields.js';
import { PostalCodeField } from '../../kyc/postal-code.js';
import { RegionField } from '../../kyc/regions.js';
import { PHONE } from '../../users/phone.js';

/** In whose name somebody invests, in the specification's words; one person may have several of each. */
export const INVESTING_AS = ['INDIVIDUAL', 'JOINT', 'COMPANY', 'SELF-DIRECTED-IRA'] as const;
export type InvestingAs = (typeof INVESTING_AS)[number];

export const COMPANY_TYPES = ['corporation', 'limited_liability_company', 'partnership', 'trust', 'other'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const CO_OWNER_RELATIONS = ['spouse', 'other'] as const;
export type CoOwnerRelation = (typeof CO_OWNER_RELATIONS)[number];

const DIALLING_CODE = /^\+\d{1,4}$/;
/** The digits of a dialling code alone mean the same: the plus is added to them. */
const WithPlus = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? `+${text}` : text;
  });
/** Words, and not figures alone. */
const SAID = /\p{L}/u;
/** At least one digit, and what separates the parts of a number. */
const CUSTODIAN_ACCOUNT = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 -]{3,29}$/;

type Account = InvestingAccountRequest;
const isCompany = ({ investingAs }: Account): boolean => investingAs === 'COMPANY';
const isPerson = (account: Account): boolean => !isCompany(account);
const isJoint = ({ investingAs }: Account): boolean => investingAs === 'JOINT';
const isRetirement = ({ investingAs }: Account): boolean => investingAs === 'SELF-DIRECTED-IRA';

/** The holder of an investment, as the agreement and the register name them (specification 3, step 3). */
export class InvestingAccountRequest {
  @ChoiceField(INVESTING_AS)
  investingAs: InvestingAs;

  /** Of the person, or of whoever signs for the company. */
  @NameField({ max: 100 })
  firstName: string;
  @NameField({ max: 100 })
  lastName: string;

  /** Of a company. */
  @OnlyIf(isCompany)
  @LineField({ max: 100, pattern: SAID, code: 'validation.words' })
  title?: string | null;
  @OnlyIf(isCompany)
  @NameField({ max: 100 })
  legalName?: string | null;
  @OnlyIf(isCompany)
  @ChoiceField(COMPANY_TYPES)
  companyType?: CompanyType | null;
  @OnlyIf(isCompany)
  @LineField({ max: 80 })
  stateOfFormation?: string | null;
  @OnlyIf((account: Account) => isCompany(account) && account.country === 'US')
  @TextField({ holds: isEin, code: 'validation.ein', max: 10 })
  ein?: string | null;
  /** The number that the register of another country has given the company. */
  @OnlyIf((account: Account) => isCompany(account) && account.country !== 'US')
  @RegistrationNumberField('country')
  registrationNumber?: string | null;
  /** Of a company; not in the future. */
  @OnlyIf(isCompany)
  @DateField({ optional: true })
  incorporatedOn?: string | null;
  @FlagField({ optional: true })
  soleOwner?: boolean | null;

  /** Of a person. */
  @AlsoNamed('dob')
  @OnlyIf(isPerson)
  @BirthDateField()
  birthDate?: string | null;
  /** V-06. Needed of residents of the United States. */
  @OnlyIf((account: Account) => isPerson(account) && account.country === 'US')
  @TaxNumberField()
  ssn?: string | null;
  /** The number that another country gives its residents. */
  @OnlyIf((account: Account) => isPerson(account) && account.country !== 'US')
  @NationalNumberField({ optional: true, max: 40 })
  civilId?: string | null;
  @FlagField({ optional: true })
  usCitizen?: boolean | null;

  /** The second holder of a joint account. */
  @OnlyIf(isJoint)
  @NameField({ max: 100 })
  coOwnerFirstName?: string | null;
  @OnlyIf(isJoint)
  @NameField({ max: 100 })
  coOwnerLastName?: string | null;
  @OnlyIf(isJoint)
  @ChoiceField(CO_OWNER_RELATIONS)
  coOwnerRelation?: CoOwnerRelation | null;

  /** The custodian of a retirement account, who holds the shares for its owner. */
  @OnlyIf(isRetirement)
  @LineField({ max: 100, pattern: SAID, code: 'validation.words' })
  custodianName?: string | null;
  @OnlyIf(isRetirement)
  @TextField({ pattern: CUSTODIAN_ACCOUNT, code: 'validation.custodian_account', max: 30 })
  custodianAccount?: string | null;

  @TextField({ max: 120 })
  address: string;
  @TextField({ optional: true, max: 40 })
  unit?: string | null;
  @TextField({ max: 80 })
  city: string;
  @RegionField('country')
  state?: string | null;
  /** V-05. */
  @AlsoNamed('zip')
  @PostalCodeField('country')
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  @TextField(COUNTRY)
  country: string;
  @WithPlus()
  @TextField({ pattern: DIALLING_CODE, code: 'validation.dialling_code', max: 5 })
  countryCode: string;
  /** V-07. */
  @TextField({ pattern: PHONE, code: 'validation.phone', max: 25 })
  mobile: string;

  /** That the numbers are right and that no backup withholding is due (26 USC 3406), or the like elsewhere. */
  @AcceptedField('validation.tax_certified')
  taxCertified: boolean;
}
