import { withoutTurns, type SocialProviderName } from '@cairn/contracts';

/** A user's data from an identity provider. */
export interface SocialPerson {
  subject: string;
  /** Null where there is none. */
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface Visit {
  state: string;
  nonce: string;
  codeChallenge: string;
}

export interface Return {
  code: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** An identity provider. What it refuses is an answer like any other: null, with the reason in our log. */
export interface SocialProvider {
  readonly name: SocialProviderName;
  authorizationUrl(visit: Visit): Promise<string>;
  exchange(answer: Return): Promise<SocialPerson | null>;
}

const LONGEST_NAME = 20;

/**
 * A name that an account may have, from a provider's data: it has not passed the rules of a request (SEC-27, V-03).
 */
export const asName = (said: string): string => withoutTurns(said).trim().slice(0, LONGEST_NAME);
