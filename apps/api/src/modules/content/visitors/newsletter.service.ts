import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';

/** Characters of a UUID: a point between the parts would make the link look like the address of a file. */
const ID_LENGTH = 36;

interface Wish {
  email: string;
  userId: string | null;
  language: Language;
}

/** The subscriptions of the newsletter. */
@Injectable()
export class NewsletterService {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly limits: RateLimits,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'newsletter-unsubscribe', 32));
  }

  /** SEC-9: answers and acts the same whether or not the address is on the list. */
  async subscribeVisitor(wish: Wish, ip: string): Promise<void> {
    await this.limits.spend('newsletterByAddress', ip);
    await this.database.inTx((tx) => this.subscribe(tx, wish));
  }

  /** @throws newsletter.already_subscribed: only for the owner of the address */
  async subscribeUser({ email, userId, language }: Identity): Promise<void> {
    const fresh = await this.database.inTx((tx) => this.subscribe(tx, { email, userId, language }));
    if (!fresh) throw new DomainError('newsletter.already_subscribed');
  }

  /** The unsubscribe link for mails to this subscription. */
  unsubscribeToken(subscriptionId: string): string {
    return `${subscriptionId}-${this.sign(subscriptionId)}`;
  }

  /** @throws auth.link_invalid for a link that is not ours; a second use gives the same answer as the first */
  async unsubscribe(token: string): Promise<void> {
    const [id, signature] = [token.slice(0, ID_LENGTH), token.slice(ID_LENGTH + 1)];
    const right = Buffer.from(this.sign(id));
    const given = Buffer.from(signature);
    if (right.length !== given.length || !timingSafeEqual(right, given)) throw new DomainError('auth.link_invalid');
    await this.database.query(
      'update newsletter_subscription set unsubscribed_at = coalesce(unsubscribed_at, kernel.now()) where id = $1',
      [id],
    );
  }

  /** Puts an address on the list; whether it was not there before. */
  async subscribe(tx: Tx, { email, userId, language }: Wish): Promise<boolean> {
    const [earlier] = await tx.query<{ listed: boolean }[]>(
      'select unsubscribed_at is null as listed from newsletter_subscription where email = $1 for update',
      [email],
    );
    const [row] = await tx.query<{ id: string }[]>(
      `insert into newsletter_subscription as n (id, email, user_id, language, subscribed_at)
       values ($1, $2, $3, $4, kernel.now())
       on conflict (email) do update set user_id = coalesce(excluded.user_id, n.user_id), unsubscribed_at = null,
         subscribed_at = case when n.unsubscribed_at is null then n.subscribed_at else excluded.subscribed_at end
       returning n.id`,
      [newId(), email, userId, language],
    );
    const fresh = earlier?.listed !== true;
    if (fresh && row) await this.events.emit(tx, 'newsletter.subscribed', { subscriptionId: row.id });
    return fresh;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }
}
