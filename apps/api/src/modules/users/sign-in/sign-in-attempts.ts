import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { networkKey } from '../../../kernel/limits/network-key.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CaptchaService } from '../../captcha/index.js';
import type { Visitor } from './web-sessions.js';

/** SEC-10: how often a password may be guessed, by address, by account and address, and by account from everywhere. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly captcha: CaptchaService,
    private readonly events: Events,
  ) {}

  /**
   * Before a password is looked at. An account under attack from many addresses requires a captcha: that costs a
   * guesser the most, and does not lock its owner out.
   * @throws captcha.required, captcha.mismatch, request.too_many
   */
  async begin(email: string, visitor: Visitor): Promise<void> {
    const isGuessedAt = await this.limits.isReached('loginFromAnywhere', email);
    if (isGuessedAt && !visitor.proof?.passed) await this.captcha.requirePuzzle(visitor.proof?.token ?? null);
    await this.limits.spend('loginByAddress', visitor.ip);
    await this.limits.spend('loginByAccount', this.accountAt(email, visitor));
  }

  /** The owner is notified at most once an hour; the work is the same for an address without an account. */
  async failed(email: string): Promise<void> {
    if (!(await this.limits.reaches('loginFromAnywhere', email))) return;
    await this.database.inTx((tx) => this.events.emit(tx, 'user.sign_in_guessed', { email }));
  }

  async succeeded(email: string, visitor: Visitor): Promise<void> {
    await this.limits.giveBack('loginByAddress', visitor.ip);
    await this.limits.clear('loginByAccount', this.accountAt(email, visitor));
  }

  private accountAt(email: string, { ip }: Visitor): string {
    return `${email}|${networkKey(ip)}`;
  }
}
