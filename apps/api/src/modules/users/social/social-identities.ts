import { Injectable } from '@nestjs/common';
import { SOCIAL_PROVIDER_NAMES, type SocialProviderName } from '@cairn/contracts';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';

/** Social accounts connected for signing in. */
@Injectable()
export class SocialIdentities {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly events: Events,
  ) {}

  async userOf(provider: SocialProviderName, subject: string): Promise<string | null> {
    const [row] = await this.database.query<{ userId: string }>(
      'select user_id as "userId" from social_identity where provider = $1 and subject = $2',
      [provider, subject],
    );
    return row?.userId ?? null;
  }

  async connected(userId: string): Promise<SocialProviderName[]> {
    const rows = await this.database.query<{ provider: SocialProviderName }>(
      'select provider from social_identity where user_id = $1 order by provider',
      [userId],
    );
    return rows.map(({ provider }) => provider);
  }

  /** @throws user.social_taken where the account elsewhere, or this provider, is connected already */
  async connect(tx: Tx, userId: string, provider: SocialProviderName, subject: string): Promise<void> {
    const made = await tx.query<unknown[]>(
      `insert into social_identity (id, user_id, provider, subject, connected_at)
       values ($1, $2, $3, $4, kernel.now()) on conflict do nothing returning id`,
      [newId(), userId, provider, subject],
    );
    if (made.length === 0) throw new DomainError('user.social_taken');
  }

  /** Connects another way to sign in; the account's owner is notified, also by mail. */
  async add(tx: Tx, userId: string, provider: SocialProviderName, subject: string): Promise<void> {
    await this.connect(tx, userId, provider, subject);
    await this.events.emit(tx, 'user.social_connected', { userId, provider: SOCIAL_PROVIDER_NAMES[provider] });
  }

  /** @throws auth.session_ended where its holder was signed out while they were at the provider's */
  async addBy(tx: Tx, caller: Identity, provider: SocialProviderName, subject: string): Promise<void> {
    await this.sessions.requireOpen(tx, caller);
    await this.add(tx, caller.userId, provider, subject);
  }

  /**
   * Drops what was connected before the account's address was proved: whoever opened the account then may not be who
   * owns the address. Called when a mailed reset proves that somebody does.
   */
  async dropUnproved(tx: Tx, userId: string): Promise<void> {
    await tx.query(
      `delete from social_identity s using app_user u
       where s.user_id = $1 and u.id = s.user_id and (u.activated_at is null or s.connected_at < u.activated_at)`,
      [userId],
    );
  }

  /** @throws user.last_way_in where nothing else would open the account */
  async disconnect(caller: Identity, provider: SocialProviderName): Promise<void> {
    await this.database.inTx(async (tx) => {
      const [user] = await tx.query<{ hasPassword: boolean }[]>(
        'select password_hash is not null as "hasPassword" from app_user where id = $1 for update',
        [caller.userId],
      );
      const all = await tx.query<{ provider: string }[]>('select provider from social_identity where user_id = $1', [
        caller.userId,
      ]);
      if (!all.some((one) => one.provider === provider)) throw notFound();
      if (!user?.hasPassword && all.length === 1) throw new DomainError('user.last_way_in');
      await tx.query('delete from social_identity where user_id = $1 and provider = $2', [caller.userId, provider]);
    });
  }
}
