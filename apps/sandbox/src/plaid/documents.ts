/** One account at a bank, with what decides about its debits. */
export interface PlaidAccount {
  readonly id: string;
  readonly name: string;
  readonly officialName: string;
  readonly subtype: 'checking' | 'savings';
  /** The whole number, whose meaning Stripe's test data gives. */
  readonly number: string;
  readonly routing: string;
  /** In cents. */
  readonly balance: number;
  closed: boolean;
}

/** Why an item does not answer any more. */
export type ItemFault = 'ITEM_LOGIN_REQUIRED' | 'PENDING_DISCONNECT' | 'USER_PERMISSION_REVOKED' | 'INSTITUTION_DOWN';

/** A person's sign-in at a bank, with the account that was shared. */
export interface ItemDocument {
  readonly id: string;
  readonly accessToken: string;
  readonly institution: string;
  readonly accounts: PlaidAccount[];
  readonly products: readonly string[];
  ownerName: string;
  webhook: string | null;
  fault: ItemFault | null;
  removed: boolean;
}

/** What the page of a link ended with. */
export interface LinkSession {
  readonly id: string;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly publicToken: string | null;
  readonly item: string | null;
  /** The code of what went wrong last, for a session that was left. */
  readonly error: string | null;
}

export interface LinkDocument {
  readonly token: string;
  /** Of the hosted page's address. */
  readonly page: string;
  readonly clientName: string;
  readonly language: string;
  readonly userId: string;
  readonly legalName: string | null;
  readonly products: readonly string[];
  readonly webhook: string | null;
  readonly redirectUri: string | null;
  /** The item that is repaired; null where one is added. */
  readonly repairs: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  session: LinkSession | null;
}

/** A public token: good for half an hour, and for one exchange. */
export interface PublicTokenDocument {
  readonly token: string;
  readonly item: string;
  readonly until: number;
}

/** A key that messages are signed with, as PEM. */
export interface KeyDocument {
  readonly id: string;
  readonly privateKey: string;
  readonly createdAt: number;
}
