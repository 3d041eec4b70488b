import { Injectable } from '@nestjs/common';
import type { TwoFactorLoginRequest } from '@cairn/contracts/second-factor/two-factor-login.request';
import type { SignUpTwoFactorReply, Verification } from '@cairn/contracts/second-factor/two-factor.replies';
import type {
  SignUpTwoFactorRequest,
  TwoFactorSignInRequest,
} from '@cairn/contracts/second-factor/two-factor.requests';
import type { LoginReply } from '@cairn/contracts/users/users.replies';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { SignInVerifications } from '../sign-in/sign-in-verifications.js';
import { TwoFactor } from './two-factor.js';
import { TwoFactorSetupService } from './two-factor-setup.service.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { WebSessions, type Visitor } from '../sign-in/web-sessions.js';

/** S-04, SEC-13: the step between a right password and a session. Only the half-authenticated token gets here. */
@Injectable()
export class CodeStepService {
  constructor(
    private readonly users: UsersRepository,
    private readonly verifications: SignInVerifications,
    private readonly twoFactor: TwoFactor,
    private readonly setup: TwoFactorSetupService,
    private readonly webSessions: WebSessions,
  ) {}

  /** By a code, by a recovery code, or by a code that `verify` has accepted. */
  async login({ halfToken, code }: TwoFactorSignInRequest, visitor: Visitor): Promise<LoginReply> {
    const verification = await this.verifications.require(halfToken, 'login');
    const user = await this.holder(verification.userId);
    if (code) await this.twoFactor.require(user, code);
    else if (!(await this.verifications.use(verification.id))) throw new DomainError('auth.bad_code');
    const { sessionId } = verification;
    return sessionId === null ? this.webSessions.open(user, visitor) : this.webSessions.goOn(user, sessionId, visitor);
  }

  /** Accepts a code without opening a session yet. */
  async verify({ halfToken, code }: TwoFactorLoginRequest): Promise<Verification> {
    const { id, userId } = await this.verifications.require(halfToken, 'login');
    await this.twoFactor.require(await this.holder(userId), code);
    return this.verifications.markVerified(id);
  }

  /** Sets up the second factor that was asked for at sign-up; its first code opens the session. */
  async signUp({ halfToken, code }: SignUpTwoFactorRequest, visitor: Visitor): Promise<SignUpTwoFactorReply> {
    const { userId } = await this.verifications.require(halfToken, 'sign_up');
    const user = await this.holder(userId);
    // A second factor that is on by now is required like any other.
    if (user.totpEnabledAt !== null) throw new DomainError('auth.half_token_expired');
    if (!code) return { setup: await this.setup.pendingOrNew(user) };
    const { recoveryCodes } = await this.setup.enable(user.id, code, null);
    const { token, expirationDate, user: holder } = await this.webSessions.open(user, visitor);
    return { recoveryCodes, token, expirationDate, user: holder };
  }

  private async holder(userId: string): Promise<UserEntity> {
    const user = await this.users.findById(userId);
    if (user === null || user.suspendedAt !== null) throw new DomainError('auth.half_token_expired');
    return user;
  }
}
