import type { Provider } from '@cairn/contracts/rails/providers';
import type { Outcome } from './outcome.js';

/** What a page for linking an account is opened with. */
export interface BankLinkRequest {
  /** Of our user; nothing that tells who they are. */
  readonly userId: string;
  /** As the account's owner is expected to be called. */
  readonly legalName: string;
  /** Of the provider's page. */
  readonly language: string;
  /** Where the page leads back to. */
  readonly returnUrl: string;
  /** The token of a link that is to work again; null where an account is added. */
  readonly repairs: string | null;
}

export interface BankLinkPage {
  readonly ref: string;
  readonly url: string;
  readonly until: Date;
}

/** A bank account as its owner recognises it. */
export interface BankAccountSeen {
  readonly accountRef: string;
  readonly institution: string | null;
  readonly mask: string | null;
  readonly kind: string | null;
}

/** How a page ended, as the provider says. */
export type BankLinkEnd =
  | { readonly kind: 'open' }
  /** Left without a result. */
  | { readonly kind: 'left' }
  | { readonly kind: 'repaired' }
  /** `code` is exchanged once for a token. */
  | { readonly kind: 'added'; readonly code: string; readonly account: BankAccountSeen };

/** What stands for somebody's consent at the provider. */
export interface BankLinkToken {
  readonly token: string;
  readonly itemRef: string;
}

/** Links bank accounts by their owner's sign-in at the bank. */
export interface BankLinkPort {
  readonly provider: Provider;
  /** Whether its keys are configured. */
  readonly isConfigured: boolean;
  begin(request: BankLinkRequest): Promise<Outcome<BankLinkPage>>;
  /** What became of a page; asked on return, by message and by the poller. */
  end(ref: string): Promise<Outcome<BankLinkEnd>>;
  /** Takes the token of an account that was shared; a code is good once. */
  complete(code: string): Promise<Outcome<BankLinkToken>>;
  /** How well the owner's name agrees, from 0 to 100; null where the bank does not tell it. */
  nameScore(token: string, accountRef: string, name: string): Promise<Outcome<number | null>>;
  /** The whole number of the account, for money that is sent to it. */
  numbers(token: string, accountRef: string): Promise<Outcome<{ account: string; routing: string }>>;
  /** A token by which the provider of debits takes the account over; good once. */
  handOver(token: string, accountRef: string): Promise<Outcome<string>>;
  /** Whether it still works; the provider's code where it does not. */
  read(token: string): Promise<Outcome<{ fault: string | null }>>;
  /** Ends the consent at the provider. One that is gone already counts as ended. */
  revoke(token: string): Promise<Outcome<null>>;
}
