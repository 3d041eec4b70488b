import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { UserLinks } from '../accounts/user-links.js';

/** Codes sent by mail: six digits, valid once for ten minutes. They are never stored in clear. */
@Injectable()
export class StepUpCodes {
  constructor(
    private readonly database: Database,
    private readonly links: UserLinks,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /** Mails a new code; the one before stops working. */
  async mail(userId: string): Promise<void> {
    await this.limits.spend('codeByMail', userId);
    await this.database.inTx(async (tx) => {
      const linkId = await this.links.create(tx, userId, 'step_up');
      await this.events.emit(tx, 'user.step_up_code', { userId, linkId });
    });
  }

  take(userId: string, code: string): Promise<boolean> {
    return this.database.inTx((tx) => this.links.redeemCode(tx, userId, code, 'step_up'));
  }
}
