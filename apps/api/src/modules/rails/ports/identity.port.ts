import type { CheckOutcome, CheckReason } from '@cairn/contracts';
import type { CheckResult } from '@cairn/contracts/kyc/identity-check.replies';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import type { NextAction, Op, Outcome } from './outcome.js';

/** Who is to be confirmed, as stated in the identity record. */
export interface PersonToConfirm {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly address: string;
  readonly address2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string;
  readonly email: string;
  readonly phone: string | null;
  readonly ssn: string | null;
  readonly usCitizen: boolean | null;
  /** The person's record at the provider, where it keeps one apart from its checks. */
  readonly party: string | null;
  /** Of the provider's page. */
  readonly language: string;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
}

/** The provider's own word on a check. */
export interface IdentitySnapshot {
  readonly ref: string;
  readonly state: CheckOutcome;
  readonly reasons: readonly CheckReason[];
  /** The provider's own codes, for compliance. */
  readonly codes: readonly string[];
  readonly results: readonly CheckResult[];
  /** When the document that was shown runs out, `YYYY-MM-DD`. */
  readonly documentExpiresOn: string | null;
  /** SHA-256 of the reply: the same words are not acted on twice. */
  readonly bodyHash: string;
}

export interface CheckBegun {
  readonly ref: string;
  readonly next: NextAction;
}

export interface DocumentToSend {
  readonly title: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Confirms who somebody is. */
export interface IdentityPort {
  readonly provider: IdentityProvider;
  /** Whether its keys are configured. */
  readonly isConfigured: boolean;
  /** Whether the person is led to a page of the provider, or the record alone is compared. */
  readonly page: 'redirect' | 'none';
  /** Whether each check costs a fee: then none is repeated unasked. */
  readonly costs: boolean;
  begin(op: Op, who: PersonToConfirm): Promise<Outcome<CheckBegun>>;
  /**
   * What an attempt without an answer has begun; null if nothing.
   * @param known references of the person's earlier checks
   */
  findByOp(op: Op, who: PersonToConfirm, known: readonly string[]): Promise<Outcome<CheckBegun | null>>;
  read(ref: string): Promise<Outcome<IdentitySnapshot | null>>;
  /** Our key of the operation behind a reference, where it is written into it: a message may come before the reply. */
  keyOf?(ref: string): string | null;
  addDocument?(op: Op, ref: string, file: DocumentToSend): Promise<Outcome<null>>;
  /** Has the provider delete what it keeps of the person. */
  forget?(ref: string): Promise<Outcome<null>>;
}
