import type { Provider } from '@cairn/contracts/rails/providers';
import type { Outcome } from './outcome.js';

export interface PayeeReadiness {
  readonly ready: boolean;
  readonly detailsSubmitted: boolean;
  readonly companyName: string | null;
}

export interface PayeeToOpen {
  readonly userId: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2, fixed for ever at creation; null where it is not known. */
  readonly country: { readonly code: string; readonly isOurs: boolean } | null;
}

/** Accounts at the provider of those who are paid out to. */
export interface PayeePort {
  readonly provider: Provider;
  /** Gives the provider's id of the account. */
  open(key: string, payee: PayeeToOpen): Promise<Outcome<string>>;
  /** A fresh address of the provider's own forms: each works once, for minutes. */
  page(ref: string, returnUrl: string): Promise<Outcome<string>>;
  readiness(ref: string): Promise<Outcome<PayeeReadiness>>;
  /** The platform's own country; null where the provider does not say. */
  platformCountry(): Promise<Outcome<string | null>>;
}
