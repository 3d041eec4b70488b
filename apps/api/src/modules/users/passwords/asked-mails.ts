import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MailOnItsWay } from '@cairn/contracts/users/users.replies';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { UserLinks } from '../accounts/user-links.js';
import { UsersRepository } from '../accounts/users.repository.js';

/** The mails that a signed-out visitor may request, and the event that sends each. */
const ASKED = {
  'user.reset_asked': { purpose: 'password_reset', mails: 'user.password_forgotten' },
  'user.activation_asked': { purpose: 'activation', mails: 'user.signed_up' },
} as const;
type Asked = keyof typeof ASKED;

/**
 * SEC-9: a request for a mail waits for one row to be written, whatever the address: whether it has an account is
 * looked up afterwards, by a job, so that no answer takes longer than another.
 */
@Injectable()
export class AskedMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly links: UserLinks,
    private readonly events: Events,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'users.asked-mails',
      topics: ['user.reset_asked', 'user.activation_asked'],
      queue: 'mail',
      inTransaction: (tx, message) => this.answer(tx, message),
    });
  }

  forgotPassword(email: string): Promise<MailOnItsWay> {
    return this.ask('user.reset_asked', `reset:${email}`, email);
  }

  /** For an account that is not active yet. */
  resendActivation(email: string): Promise<MailOnItsWay> {
    return this.ask('user.activation_asked', `activation:${email}`, email);
  }

  private async ask(topic: Asked, limit: string, email: string): Promise<MailOnItsWay> {
    await this.limits.spend('mailByAccount', limit);
    await this.database.inTx((tx) => this.events.emit(tx, topic, { email }));
    return { email };
  }

  private async answer(tx: Tx, { topic, body: { email } }: Message<Asked>): Promise<void> {
    const user = await this.users.findByEmail(email, tx);
    if (user === null || user.suspendedAt !== null) return;
    if (topic === 'user.activation_asked' && user.activatedAt !== null) return;
    const linkId = await this.links.create(tx, user.id, ASKED[topic].purpose);
    await this.events.emit(tx, ASKED[topic].mails, { userId: user.id, linkId });
  }
}
