import { COUNTRY } from '../kernel/countries.js';
import type { PaymentFacts } from '../rails/providers.js';
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

/** A bank transfer of one's own takes one to three business days; a card may be disputed at its bank. */
export const SECOND_TOP_UP_FACTS: Readonly<Record<SecondTopUpMeans, PaymentFacts>> = {
  card: { time: 'at_once', risk: 'dispute', clearingDays: 0, returnDays: 120 },
  wire: { time: 'transfer', risk: 'reference', clearingDays: 3, returnDays: 0 },
};

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
