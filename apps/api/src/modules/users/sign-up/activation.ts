import { Injectable } from '@nestjs/common';
import type { Activated } from '@cairn/contracts/users/users.replies';
import { DISPLAY_OF_USER_TYPE } from '@cairn/contracts/users/user-types';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import { NewsletterService } from '../../content/index.js';
import { EmailChange } from './email-change.js';
import { InvitationArrivals } from '../invitations/invitation-arrivals.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserLinks } from '../accounts/user-links.js';
import { UsersRepository } from '../accounts/users.repository.js';

const switchedOn = ({ email, userType }: UserEntity): Activated => ({
  email,
  subject: 'account',
  invests: DISPLAY_OF_USER_TYPE[userType].investorDisplay,
});

/** Confirming an e-mail address with the link of a mail, and its effects. */
@Injectable()
export class Activation {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly links: UserLinks,
    private readonly emails: EmailChange,
    private readonly invitations: InvitationArrivals,
    private readonly newsletter: NewsletterService,
    private readonly events: Events,
  ) {}

  /**
   * Activates an account, or, with the link sent to a new address, makes it the account's address. Idempotent: a second
   * use of the same link gives the same answer. A link that a newer one replaced is not valid.
   */
  async activate(secret: string): Promise<Activated> {
    const activated = await this.database.inTx(async (tx): Promise<Activated | null> => {
      const fresh = await this.links.redeem(tx, secret, 'activation');
      if (fresh !== null) {
        return switchedOn(await this.switchOn(tx, fresh));
      }
      const changed = await this.emails.confirm(tx, secret);
      if (changed !== null) return { email: changed, subject: 'email', invests: null };
      const earlier = await this.links.userOf(tx, secret, 'activation', false);
      const user = earlier === null ? null : await this.users.findById(earlier, tx);
      return user?.activatedAt ? switchedOn(user) : null;
    });
    if (activated === null) throw new DomainError('auth.link_invalid');
    return activated;
  }

  /** Sends the activation link; an earlier one stops working. */
  async mail(tx: Tx, userId: string): Promise<void> {
    const linkId = await this.links.create(tx, userId, 'activation');
    await this.events.emit(tx, 'user.signed_up', { userId, linkId });
  }

  /**
   * Activates an account, notifies those who invited its owner, and subscribes them to the newsletter if they asked for
   * it.
   */
  async switchOn(tx: Tx, userId: string): Promise<UserEntity> {
    const user = await this.users.activate(tx, userId);
    await this.invitations.accept(tx, user);
    if (user.newsletterWanted) {
      await this.newsletter.subscribe(tx, { email: user.email, userId, language: user.language });
    }
    return user;
  }
}
