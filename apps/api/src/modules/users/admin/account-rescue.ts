import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { TwoFactor } from '../two-factor.js';
import { UserLinks } from '../user-links.js';

/** Ways back in that an admin may open: the account's owner is told of each. */
@Injectable()
export class AccountRescue {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly links: UserLinks,
    private readonly events: Events,
  ) {}

  async resetTwoFactor(tx: Tx, userId: string): Promise<void> {
    await this.twoFactor.disable(tx, userId);
    await this.events.emit(tx, 'user.two_factor_disabled', { userId });
  }

  async resendActivation(tx: Tx, userId: string): Promise<void> {
    const linkId = await this.links.create(tx, userId, 'activation');
    await this.events.emit(tx, 'user.signed_up', { userId, linkId });
  }
}
