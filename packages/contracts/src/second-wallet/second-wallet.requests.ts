import { COUNTRY } from '../kernel/countries.js';
import { AcceptedField, ChoiceField, DateField, IdField, MoneyField, TextField } from '../kernel/fields.js';

/** What the provider has to know of a person before it keeps money for them. */
export class OpenSecondWalletRequest {
  @DateField()
  dateOfBirth: string;
  @TextField(COUNTRY)
  nationality: string;
  @TextField(COUNTRY)
  countryOfResidence: string;
  /** The provider's own terms. */
  @AcceptedField()
  termsAccepted: boolean;
}

export const SECOND_TOP_UP_MEANS = ['card', 'wire'] as const;
export type SecondTopUpMeans = (typeof SECOND_TOP_UP_MEANS)[number];

export class SecondTopUpRequest {
  @MoneyField()
  amount: bigint;
  /** By card on a page of the provider, or by a bank transfer of one's own. */
  @ChoiceField(SECOND_TOP_UP_MEANS)
  means: SecondTopUpMeans;
}

export class SecondPayoutRequest {
  @MoneyField()
  amount: bigint;
  @IdField()
  bankAccountId: string;
}
