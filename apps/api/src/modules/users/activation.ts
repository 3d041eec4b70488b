import { Injectable } from '@nestjs/common';
import type { Tx } from '../../kernel/database/in-tx.js';
import { NewsletterService } from '../content/index.js';
import { InvitationArrivals } from './leaving/invitation-arrivals.js';
import type { UserEntity } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** What comes with an address that has proved to be somebody's. */
@Injectable()
export class Activation {
  constructor(
    private readonly users: UsersRepository,
    private readonly invitations: InvitationArrivals,
    private readonly newsletter: NewsletterService,
  ) {}

  /** Switches an account on, tells those who invited its owner, and puts them on the newsletter's list if they asked. */
  async switchOn(tx: Tx, userId: string): Promise<UserEntity> {
    const user = await this.users.activate(tx, userId);
    await this.invitations.accept(tx, user);
    if (user.newsletterWanted) {
      await this.newsletter.subscribe(tx, { email: user.email, userId, language: user.language });
    }
    return user;
  }
}
