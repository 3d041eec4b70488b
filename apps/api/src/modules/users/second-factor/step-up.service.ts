import { Injectable } from '@nestjs/common';
import type { StepUpMethod, StepUpReply } from '@cairn/contracts/second-factor/two-factor.replies';
import type { StepUpRequest } from '@cairn/contracts/second-factor/two-factor.requests';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { Tokens } from '../../../kernel/auth/tokens.js';
import { passwordMatches } from '../../../kernel/crypto/passwords.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { StepUpCodes } from './step-up-codes.js';
import { TwoFactor } from './two-factor.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { Visitor } from '../sign-in/web-sessions.js';

const methodOf = (user: UserEntity): StepUpMethod => {
  if (user.totpEnabledAt !== null) return 'authenticator';
  return user.passwordHash === null ? 'mail' : 'password';
};

/** SEC-14: step-up authentication before money moves. SEC-3: the session then continues under a new id. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly twoFactor: TwoFactor,
    private readonly codes: StepUpCodes,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
  ) {}

  /** Without a code: the required factor, and a mail with the code where that is the factor. */
  async stepUp(caller: Identity, request: StepUpRequest, visitor: Visitor): Promise<StepUpReply> {
    const user = await this.users.findById(caller.userId);
    if (user === null) throw new DomainError('auth.session_ended');
    const method = methodOf(user);
    if (!request.code) {
      if (method !== 'authenticator') await this.codes.mail(user.id);
      return { method, done: false };
    }
    if (method === 'authenticator') await this.requireAuthenticator(user, request.code);
    else await this.requireMailed(user, request.code, method === 'password' ? (request.password ?? '') : null);
    const { sessionId, expiresAt } = await this.database.inTx((tx) => this.sessions.stepUp(tx, caller, visitor));
    return {
      method,
      done: true,
      token: this.tokens.forSession(sessionId, caller.kind, expiresAt),
      expirationDate: expiresAt,
    };
  }

  private async requireAuthenticator(user: UserEntity, code: string): Promise<void> {
    if (!(await this.twoFactor.accepts(user, code))) throw fieldError('code', 'user.code_wrong');
  }

  private async requireMailed(user: UserEntity, code: string, password: string | null): Promise<void> {
    await this.limits.spend('code', user.id);
    if (password !== null && !(await passwordMatches(user.passwordHash, password))) {
      throw fieldError('password', 'user.password_wrong');
    }
    if (!(await this.codes.take(user.id, code))) throw fieldError('code', 'user.code_wrong');
    await this.limits.clear('code', user.id);
  }
}
