import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { BankConnection } from '@cairn/contracts/bank-accounts/bank-accounts.replies';
import { BANK_LINK_PROVIDER } from '@cairn/contracts/rails/providers';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { BankConnectionEntity } from './bank-connection.entity.js';
import { BankLinkEntity } from './bank-link.entity.js';
import { ConnectionEnds } from './connection-ends.js';
import { LinkOffer } from './link-offer.js';
import { LinksReads } from './links-reads.js';
import { ownerNames } from './owner-names.js';

/** What one person may have at a time. */
const MOST_ACCOUNTS = 10;
const RETURN_PATH = '/settings/ach-account-list';
/** A path of this site and nothing that a browser could take for another one. */
const OWN_PATH = /^\/(?!\/)[A-Za-z0-9_/-]*$/;

/** Opens the provider's page, and says what came of it. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly database: Database,
    private readonly offer: LinkOffer,
    private readonly ends: ConnectionEnds,
    private readonly reads: LinksReads,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * @throws payment.rail_closed where the site takes no bank debits or has no keys, link.too_many,
   *   payment.provider_unavailable, payment.refused
   */
  async begin(
    caller: Identity,
    { account, next, language }: { account: string | null; next: string | null; language: Language },
  ): Promise<BankConnection> {
    await this.offer.require(this.database.manager);
    const repaired = account === null ? null : await this.reads.own(caller.userId, account);
    if (repaired === null && (await this.reads.ofPerson(caller.userId)).length >= MOST_ACCOUNTS) {
      throw new DomainError('link.too_many');
    }
    const id = newId();
    const back = new URL(RETURN_PATH, this.config.PUBLIC_URL);
    back.searchParams.set('connection', id);
    if (next !== null && OWN_PATH.test(next)) back.searchParams.set('next', next);
    const outcome = await this.offer.port.begin({
      userId: caller.userId,
      legalName: (await ownerNames(this.database.manager, caller.userId)).person,
      language,
      returnUrl: back.href,
      repairs: repaired === null ? null : this.reads.tokenOf(repaired),
    });
    if (outcome.kind !== 'ok') {
      throw new DomainError(outcome.kind === 'rejected' ? 'payment.refused' : 'payment.provider_unavailable');
    }
    const { ref, url, until } = outcome.value;
    const page = this.reads.sealPage(id, url);
    await this.database.query(
      `insert into bank_connection (id, user_id, provider, ref, page, repairs, state, created_at, expires_at, next_check_at)
       values ($1, $2, $3, $4, $5, $6, 'open', $7, $8, kernel.now() + interval '2 minutes')`,
      [id, caller.userId, BANK_LINK_PROVIDER, ref, page, repaired?.id ?? null, this.clock.now(), until],
    );
    return { id, state: 'open', url, account: null };
  }

  /**
   * What the page ended with; asked of the provider, whatever the browser says. As often as one likes.
   * @throws request.not_found for a page of somebody else
   */
  async finish(caller: Identity, id: string): Promise<BankConnection> {
    const connection = await this.database.manager.findOneBy(BankConnectionEntity, { id, userId: caller.userId });
    if (connection === null) throw notFound();
    return this.present((await this.ends.take(connection)).connection);
  }

  private async present(connection: BankConnectionEntity): Promise<BankConnection> {
    const { id, state, bankLinkId, expiresAt } = connection;
    const link = bankLinkId === null ? null : await this.database.manager.findOneBy(BankLinkEntity, { id: bankLinkId });
    return {
      id,
      state,
      url: state === 'open' && expiresAt > this.clock.now() ? this.reads.pageOf(connection) : null,
      account: link === null || link.state === 'removed' ? null : await this.reads.one(link),
    };
  }
}
