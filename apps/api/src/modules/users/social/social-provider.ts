import type { SocialProviderName } from '@cairn/contracts';

/** What an identity provider says of somebody. */
export interface SocialPerson {
  subject: string;
  /** Null where there is none. */
  email: string | null;
  /** Whether the provider stands for the address. */
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
