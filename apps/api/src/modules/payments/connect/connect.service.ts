import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { ConnectAccount, ConnectionUrl, ConnectNote } from '@cairn/contracts/payments/payments.replies';
import { PAYEE_PROVIDER } from '@cairn/contracts/rails/providers';
import type { Done } from '@cairn/contracts/users/users.replies';
import { requireStepUp } from '../../../kernel/auth/step-up.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import { derivedId, newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RailRegistry, type Outcome, type PayeePort } from '../../rails/index.js';
import { ConnectAccountEntity } from './connect-account.entity.js';

const RETURN_PATH = '/stripe-account-connect';

const BEFORE_CONNECTING: readonly ConnectNote['code'][] = ['flexible_only', 'identity', 'country_final', 'first_days'];

/** An owner's account at Stripe: opened, onboarded on Stripe's page, ready to be paid out to. */
@Injectable()
export class ConnectService {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * The owner's account; made when there is none. A repeated call finds the first one, at Stripe too.
   * @throws auth.step_up_required where it takes the place of one that was removed (SEC-14)
   */
  async connect(caller: Identity): Promise<ConnectAccount> {
    const known = await this.liveOf(caller.userId);
    if (known !== null) return this.present(known);
    const removed = await this.database.manager.countBy(ConnectAccountEntity, { userId: caller.userId });
    if (removed > 0) requireStepUp(caller);
    const country = await this.countryOf(caller.userId);
    const key = derivedId(`connect:${caller.userId}:${removed}:${country?.code ?? ''}`);
    const accountId = this.answered(
      await this.payees.open(key, { userId: caller.userId, email: caller.email, country }),
    );
    await this.database.query(
      `insert into connect_account (id, user_id, provider_account_id, country, created_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [newId(), caller.userId, accountId, country?.code ?? null, this.clock.now()],
    );
    return this.present(await this.requireLive(caller.userId));
  }

  async list(caller: Identity): Promise<ConnectAccount[]> {
    const account = await this.liveOf(caller.userId);
    if (account === null) return [];
    // An admin who views the site as the owner sees the stored account: asking Stripe would store its answer (SEC-58).
    return [this.present(caller.viewerId === null ? await this.refresh(account.providerAccountId) : account)];
  }

  async disconnect(caller: Identity, id: string): Promise<Done> {
    const removed = rowsOfUpdate<unknown>(
      await this.database.query(
        'update connect_account set removed_at = kernel.now() where id = $1 and user_id = $2 and removed_at is null returning id',
        [id, caller.userId],
      ),
    );
    if (removed.length === 0) throw notFound();
    return { done: true };
  }

  /**
   * The provider's page for the account's details. Once they are complete, the bank account can be changed there.
   * @throws auth.step_up_required from then on (SEC-14)
   */
  async connectionUrl(caller: Identity): Promise<ConnectionUrl> {
    const { providerAccountId } = await this.requireLive(caller.userId);
    const account = await this.refresh(providerAccountId);
    if (account.detailsSubmitted) requireStepUp(caller);
    const url = this.answered(
      await this.payees.page(account.providerAccountId, `${this.config.PUBLIC_URL}${RETURN_PATH}`),
    );
    return { url };
  }

  /** What to know before an account is connected, and, once it is, what is left to do. */
  async notes(caller: Identity): Promise<ConnectNote[]> {
    const account = await this.liveOf(caller.userId);
    if (account === null) return BEFORE_CONNECTING.map((code) => ({ code }));
    const codes: ConnectNote['code'][] = account.ready ? ['first_days'] : ['details_missing', 'first_days'];
    return codes.map((code) => ({ code }));
  }

  /** Updates our row from Stripe: on a webhook, and whenever the page is opened. */
  async refresh(accountId: string): Promise<ConnectAccountEntity> {
    const outcome = await this.payees.readiness(accountId);
    // The owner has revoked the platform's access, or Stripe has closed the account: nothing can be paid there.
    if (outcome.kind === 'rejected' && outcome.reason === 'account_not_ready') {
      await this.database.query('update connect_account set ready = false where provider_account_id = $1', [accountId]);
    }
    if (outcome.kind === 'ok') {
      const { ready, detailsSubmitted, companyName } = outcome.value;
      await this.database.query(
        'update connect_account set ready = $2, details_submitted = $3, company_name = $4 where provider_account_id = $1',
        [accountId, ready, detailsSubmitted, companyName],
      );
    }
    const account = await this.database.manager.findOneBy(ConnectAccountEntity, { providerAccountId: accountId });
    if (account === null) throw notFound();
    return account;
  }

  /** A message about an account: brings ours up to date. False for one that another product has opened. */
  async hear(accountId: string): Promise<boolean> {
    const known = await this.database.manager.existsBy(ConnectAccountEntity, { providerAccountId: accountId });
    if (known) await this.refresh(accountId);
    return known;
  }

  /** Whether this account can still be paid: checked at the request, at the release and before the transfer. */
  async isReady(id: string, reader: EntityManager = this.database.manager): Promise<boolean> {
    return reader.existsBy(ConnectAccountEntity, { id, ready: true, removedAt: IsNull() });
  }

  /** The account for a payout, or null while it is not ready. */
  async readyOf(tx: Tx, userId: string): Promise<ConnectAccountEntity | null> {
    return tx.findOneBy(ConnectAccountEntity, { userId, ready: true, removedAt: IsNull() });
  }

  /** The country of the owner's company: Stripe never changes an account's country. */
  private async countryOf(userId: string): Promise<{ code: string; isOurs: boolean } | null> {
    const [row] = await this.database.query<{ code: string }>(
      'select country as code from campaign where owner_id = $1 and country is not null order by updated_at desc limit 1',
      [userId],
    );
    if (row === undefined) return null;
    return { code: row.code, isOurs: this.answered(await this.payees.platformCountry()) === row.code };
  }

  private get payees(): PayeePort {
    return this.rails.of('payee', PAYEE_PROVIDER);
  }

  private liveOf(userId: string): Promise<ConnectAccountEntity | null> {
    return this.database.manager.findOneBy(ConnectAccountEntity, { userId, removedAt: IsNull() });
  }

  private async requireLive(userId: string): Promise<ConnectAccountEntity> {
    const account = await this.liveOf(userId);
    if (account === null) throw new DomainError('payment.connect_required');
    return account;
  }

  private answered<T>(outcome: Outcome<T>): T {
    if (outcome.kind === 'ok') return outcome.value;
    throw new DomainError(outcome.kind === 'rejected' ? 'payment.refused' : 'payment.provider_unavailable');
  }

  private present(account: ConnectAccountEntity): ConnectAccount {
    return {
      id: account.id,
      accountId: account.providerAccountId,
      companyName: account.companyName,
      ready: account.ready,
      detailsSubmitted: account.detailsSubmitted,
      createdAt: account.createdAt,
    };
  }
}
