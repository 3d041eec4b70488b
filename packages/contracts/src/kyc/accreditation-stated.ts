import { PersonalField } from '../kernel/personal-field.js';
import { ChoiceField, FlagField, FormMoneyField, LineField } from '../kernel/fields.js';
import { LICENCES, type Licence } from './accreditation-methods.js';

const AMOUNT = { min: 0n, optional: true } as const;

/** What a claim to be accredited says of itself, in minor units of US dollars (Rule 501(a) counts in them). */
export class AccreditationStated {
  /** Of the year before the last one, and of the last one. */
  @PersonalField()
  @FormMoneyField(AMOUNT)
  incomeEarlier?: bigint | null;
  @PersonalField()
  @FormMoneyField(AMOUNT)
  incomeLater?: bigint | null;
  /** Together with the spouse or spousal equivalent. */
  @PersonalField()
  @FormMoneyField(AMOUNT)
  jointIncomeEarlier?: bigint | null;
  @PersonalField()
  @FormMoneyField(AMOUNT)
  jointIncomeLater?: bigint | null;
  @FlagField({ optional: true })
  expectsSameIncome?: boolean | null;
  /** Everything that is owned but for the primary residence. */
  @PersonalField()
  @FormMoneyField(AMOUNT)
  assets?: bigint | null;
  @PersonalField()
  @FormMoneyField(AMOUNT)
  residence?: bigint | null;
  /** Debt that is secured by the residence, and the part of it of the last sixty days. */
  @PersonalField()
  @FormMoneyField(AMOUNT)
  mortgage?: bigint | null;
  @PersonalField()
  @FormMoneyField(AMOUNT)
  recentDebt?: bigint | null;
  @PersonalField()
  @FormMoneyField(AMOUNT)
  otherDebts?: bigint | null;
  /** Whether assets and debts are those of both spouses. */
  @FlagField({ optional: true })
  jointWorth?: boolean | null;
  @ChoiceField(LICENCES, { optional: true })
  licence?: Licence | null;
  /** The holder's number in the register of the licence. */
  @PersonalField()
  @LineField({ optional: true, max: 40 })
  licenceNumber?: string | null;
  @PersonalField()
  @FormMoneyField(AMOUNT)
  entityAssets?: bigint | null;
  @PersonalField()
  @FormMoneyField(AMOUNT)
  entityInvestments?: bigint | null;
  @FlagField({ optional: true })
  ownersAccredited?: boolean | null;
}
