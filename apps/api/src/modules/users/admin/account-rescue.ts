import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Activation } from '../sign-up/activation.js';
import { TwoFactor } from '../second-factor/two-factor.js';

/** Ways to restore access that an admin may use: the account's owner is notified of each. */
@Injectable()
export class AccountRescue {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly activation: Activation,
    private readonly events: Events,
  ) {}

  async resetTwoFactor(tx: Tx, userId: string): Promise<void> {
    await this.twoFactor.disable(tx, userId);
    await this.events.emit(tx, 'user.two_factor_disabled', { userId });
  }

  resendActivation(tx: Tx, userId: string): Promise<void> {
    return this.activation.mail(tx, userId);
  }
}
