import { Injectable } from '@nestjs/common';
import type { LinkTokenGetSessionsResponse } from 'plaid';
import { Config } from '../../../kernel/config/config.js';
import type {
  BankLinkEnd,
  BankLinkPage,
  BankLinkPort,
  BankLinkRequest,
  BankLinkToken,
} from '../ports/bank-link.port.js';
import type { Outcome } from '../ports/outcome.js';
import { PlaidClient } from './plaid-client.js';

/** Languages of the site that Link speaks; it has no Arabic. */
const LANGUAGES: Readonly<Record<string, string>> = { fr: 'fr' };
const LONGEST_NAME = 30;
const PAGE_SECONDS = 1800;
/** Codes of a consent that is gone: there is nothing left to end. */
const GONE = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN', 'USER_PERMISSION_REVOKED']);

const mapped = <T, R>(outcome: Outcome<T>, map: (value: T) => R): Outcome<R> =>
  outcome.kind === 'ok' ? { kind: 'ok', value: map(outcome.value) } : outcome;

/** Bank accounts that their owners share on Plaid's hosted page, Link. */
@Injectable()
export class PlaidBankLinks implements BankLinkPort {
  readonly provider = 'plaid';

  constructor(
    private readonly client: PlaidClient,
    private readonly config: Config,
  ) {}

  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  async begin(request: BankLinkRequest): Promise<Outcome<BankLinkPage>> {
    const outcome = await this.client.call((api, { CountryCode, Products }) =>
      api.linkTokenCreate({
        client_name: this.config.PLAID_CLIENT_NAME.slice(0, LONGEST_NAME),
        language: LANGUAGES[request.language] ?? 'en',
        country_codes: [CountryCode.Us],
        user: { client_user_id: request.userId, legal_name: request.legalName },
        ...(request.repairs === null
          ? { products: [Products.Auth, Products.Identity] }
          : { access_token: request.repairs }),
        webhook: this.webhook,
        hosted_link: { completion_redirect_uri: request.returnUrl, url_lifetime_seconds: PAGE_SECONDS },
      }),
    );
    if (outcome.kind !== 'ok') return outcome;
    const { link_token: ref, hosted_link_url: url, expiration } = outcome.value;
    if (!url) return { kind: 'rejected', reason: 'other', code: 'no_url' };
    return { kind: 'ok', value: { ref, url, until: new Date(expiration) } };
  }

  async end(ref: string): Promise<Outcome<BankLinkEnd>> {
    return mapped(
      await this.client.call((api) => api.linkTokenGet({ link_token: ref })),
      ({ link_sessions: sessions }) => endOf(sessions ?? []),
    );
  }

  async complete(code: string): Promise<Outcome<BankLinkToken>> {
    return mapped(
      await this.client.call((api) => api.itemPublicTokenExchange({ public_token: code })),
      ({ access_token: token, item_id: itemRef }) => ({ token, itemRef }),
    );
  }

  async nameScore(token: string, accountRef: string, name: string): Promise<Outcome<number | null>> {
    const outcome = await this.client.call((api) =>
      api.identityMatch({ access_token: token, user: { legal_name: name }, options: { account_ids: [accountRef] } }),
    );
    // A bank that tells no names leaves the question to a person.
    if (outcome.kind === 'rejected' && outcome.code === 'PRODUCTS_NOT_SUPPORTED') return { kind: 'ok', value: null };
    return mapped(outcome, ({ accounts }) => accounts[0]?.legal_name.score ?? null);
  }

  async numbers(token: string, accountRef: string): Promise<Outcome<{ account: string; routing: string }>> {
    const outcome = await this.client.call((api) =>
      api.authGet({ access_token: token, options: { account_ids: [accountRef] } }),
    );
    if (outcome.kind !== 'ok') return outcome;
    const numbers = outcome.value.numbers.ach.find(({ account_id: id }) => id === accountRef);
    if (numbers === undefined) return { kind: 'rejected', reason: 'other', code: 'NO_AUTH_ACCOUNTS' };
    return { kind: 'ok', value: { account: numbers.account, routing: numbers.routing } };
  }

  async handOver(token: string, accountRef: string): Promise<Outcome<string>> {
    return mapped(
      await this.client.call((api) =>
        api.processorStripeBankAccountTokenCreate({ access_token: token, account_id: accountRef }),
      ),
      ({ stripe_bank_account_token: handed }) => handed,
    );
  }

  async read(token: string): Promise<Outcome<{ fault: string | null }>> {
    const outcome = await this.client.call((api) => api.itemGet({ access_token: token }));
    if (outcome.kind === 'rejected' && GONE.has(outcome.code)) return { kind: 'ok', value: { fault: outcome.code } };
    return mapped(outcome, ({ item }) => ({ fault: item.error?.error_code ?? null }));
  }

  async revoke(token: string): Promise<Outcome<null>> {
    const outcome = await this.client.call((api) => api.itemRemove({ access_token: token }));
    if (outcome.kind === 'rejected' && GONE.has(outcome.code)) return { kind: 'ok', value: null };
    return mapped(outcome, () => null);
  }

  private get webhook(): string {
    return this.config.PLAID_WEBHOOK_URL ?? `${this.config.PUBLIC_URL}/api/v1.1/webhooks/plaid`;
  }
}

/** One person may open a page several times: what one visit brought counts, whatever the others did. */
function endOf(sessions: readonly LinkTokenGetSessionsResponse[]): BankLinkEnd {
  const added = sessions.flatMap(({ results }) => results?.item_add_results ?? [])[0];
  if (added !== undefined) {
    const [account] = added.accounts;
    return {
      kind: 'added',
      code: added.public_token,
      account: {
        accountRef: account?.id ?? '',
        institution: added.institution?.name ?? null,
        mask: account?.mask ?? null,
        kind: account?.subtype ?? null,
      },
    };
  }
  const finished = sessions.filter(({ finished_at: at }) => at != null);
  // The update mode adds nothing: it has worked where the visit ended without an exit.
  if (finished.some(({ exit }) => exit == null)) return { kind: 'repaired' };
  return finished.length > 0 ? { kind: 'left' } : { kind: 'open' };
}
