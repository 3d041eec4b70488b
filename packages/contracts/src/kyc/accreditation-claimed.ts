import { PersonalField } from '../kernel/personal-field.js';
import { ChoiceField, CurrencyField, DateField, MoneyField, TextField } from '../kernel/fields.js';
import { CONFIRMER_PROFESSIONS, type ConfirmerProfession } from './accreditation-methods.js';
import { AccreditationStated } from './accreditation-stated.js';

/** What a claim says of itself, with the sum of its assets and debts. */
export class AccreditationClaimed extends AccreditationStated {
  @CurrencyField()
  currency: string;
  /** Without the primary residence, as Rule 501(a)(5) counts it; null where assets and debts were not stated. */
  @PersonalField()
  @MoneyField({ min: -BigInt(Number.MAX_SAFE_INTEGER), optional: true })
  netWorth: bigint | null;
}

/** Who confirms a claim, and when they did. */
export class AccreditationConfirmer {
  @TextField()
  name: string;
  @ChoiceField(CONFIRMER_PROFESSIONS)
  profession: ConfirmerProfession;
  @TextField()
  licence: string;
  /** The day of the letter or of the call; null before it. */
  @DateField({ optional: true })
  confirmedOn: string | null;
}
