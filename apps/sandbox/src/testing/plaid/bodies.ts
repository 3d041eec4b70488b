import type { JWK } from 'jose';

/** A finished page, as `/link/token/get` lists it. */
interface Session {
  readonly exit: { readonly error: { readonly error_code: string } | null } | null;
  readonly results: {
    readonly item_add_results: readonly {
      readonly public_token: string;
      readonly accounts: readonly { readonly id: string; readonly mask: string }[];
    }[];
  };
}

interface Account {
  readonly account_id: string;
  readonly owners: readonly { readonly names: readonly string[] }[];
  readonly legal_name: { readonly score: number | null };
}

/** The members of all replies; which of them there are is held against the contract. */
export interface Body {
  readonly error_type: string;
  readonly error_code: string;
  readonly link_token: string;
  readonly hosted_link_url: string;
  readonly link_sessions: readonly Session[];
  readonly public_token: string;
  readonly access_token: string;
  readonly item_id: string;
  readonly item: { readonly error: { readonly error_code: string } | null };
  readonly accounts: readonly Account[];
  readonly numbers: { readonly ach: readonly object[] };
  readonly stripe_bank_account_token: string;
  readonly key: JWK;
}
