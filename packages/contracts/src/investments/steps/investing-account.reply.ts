import { PersonalField } from '../../kernel/personal-field.js';
import { ChoiceField, DateField, FlagField, IdField, InstantField, TextField } from '../../kernel/fields.js';
import {
  CO_OWNER_RELATIONS,
  COMPANY_TYPES,
  INVESTING_AS,
  type CompanyType,
  type CoOwnerRelation,
  type InvestingAs,
} from './investing-account.request.js';

/** An investing account as its owner reads it: numbers of persons and companies are masked. */
export class InvestingAccount {
  @IdField()
  id: string;
  @ChoiceField(INVESTING_AS)
  investingAs: InvestingAs;
  /** The holder, as agreement and register name them. */
  @TextField()
  holder: string;
  @TextField()
  firstName: string;
  @TextField()
  lastName: string;
  @TextField({ optional: true })
  title: string | null;
  @TextField({ optional: true })
  legalName: string | null;
  @ChoiceField(COMPANY_TYPES, { optional: true })
  companyType: CompanyType | null;
  @TextField({ optional: true })
  stateOfFormation: string | null;
  @DateField({ optional: true })
  incorporatedOn: string | null;
  @FlagField({ optional: true })
  soleOwner: boolean | null;
  @PersonalField()
  @DateField({ optional: true })
  birthDate: string | null;
  @FlagField({ optional: true })
  usCitizen: boolean | null;
  @TextField({ optional: true })
  coOwnerFirstName: string | null;
  @TextField({ optional: true })
  coOwnerLastName: string | null;
  @ChoiceField(CO_OWNER_RELATIONS, { optional: true })
  coOwnerRelation: CoOwnerRelation | null;
  @TextField({ optional: true })
  custodianName: string | null;
  /** The end of the number of the person, the company or the other country; null where there is none. */
  @TextField({ optional: true, max: 4 })
  numberLast4: string | null;
  /** The end of the number of the account with the custodian. */
  @TextField({ optional: true, max: 4 })
  custodianAccountLast4: string | null;
  @PersonalField()
  @TextField()
  address: string;
  @PersonalField()
  @TextField({ optional: true })
  unit: string | null;
  @TextField()
  city: string;
  @TextField({ optional: true })
  state: string | null;
  @PersonalField()
  @TextField()
  postalCode: string;
  @TextField()
  country: string;
  @TextField()
  countryCode: string;
  @PersonalField()
  @TextField()
  mobile: string;
  @InstantField()
  createdAt: Date;
}
