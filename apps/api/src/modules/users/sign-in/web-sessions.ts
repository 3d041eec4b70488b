import { Injectable } from '@nestjs/common';
import type { LoginReply } from '@cairn/contracts/users/users.replies';
import { Sessions, type OpenedSession } from '../../../kernel/auth/sessions.js';
import { Tokens } from '../../../kernel/auth/tokens.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import type { UserEntity } from '../accounts/user.entity.js';

export interface Visitor {
  ip: string;
  userAgent: string | null;
  /** The captcha proof of a form, and whether it was required and valid. */
  proof?: { token: string | null; passed: boolean };
}

type Holder = Pick<UserEntity, 'id' | 'email' | 'slug' | 'userType' | 'passwordHash'>;

/** Opens sessions of the site, for every way of signing in. */
@Injectable()
export class WebSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly events: Events,
    private readonly outstanding: OutstandingTokens,
  ) {}

  async open(user: Holder, visitor: Visitor): Promise<LoginReply> {
    return this.present(user, await this.database.inTx((tx) => this.openIn(tx, user, visitor)));
  }

  /** @throws auth.bad_credentials where the password was changed since its holder was read: this ends other sessions */
  private async openIn(tx: Tx, user: Holder, visitor: Visitor): Promise<OpenedSession> {
    const [same] = await tx.query<unknown[]>(
      'select 1 from app_user where id = $1 and password_hash is not distinct from $2 for share',
      [user.id, user.passwordHash],
    );
    if (same === undefined) throw new DomainError('auth.bad_credentials', { showResendLink: false });
    await this.events.emit(tx, 'user.logged_in', { userId: user.id, userAgent: visitor.userAgent });
    return this.sessions.open(tx, user.id, 'web', visitor);
  }

  /**
   * Goes on elsewhere as the session that made the token.
   * @throws auth.link_invalid where that one has ended meanwhile
   */
  async goOn(user: Holder, sessionId: string, visitor: Visitor): Promise<LoginReply> {
    const opened = await this.database.inTx(async (tx) => {
      const session = await this.sessions.branch(tx, sessionId);
      if (session === null) throw new DomainError('auth.link_invalid');
      await this.events.emit(tx, 'user.logged_in', { userId: user.id, userAgent: visitor.userAgent });
      return session;
    });
    return this.present(user, opened);
  }

  /** SEC-58: an admin who viewed the site as a user ends the view only, not the user's sessions. */
  async close(tx: Tx, { sessionId, userId, viewerId }: Identity): Promise<void> {
    if (viewerId !== null) return this.sessions.revoke(tx, sessionId);
    await this.end(tx, { sessionId, userId });
    await this.events.emit(tx, 'user.logged_out', { userId });
  }

  /** SEC-2: a session, and open codes and tokens of its account. */
  async end(tx: Tx, { sessionId, userId }: Pick<Identity, 'sessionId' | 'userId'>): Promise<void> {
    await this.sessions.revoke(tx, sessionId);
    await this.outstanding.void(tx, userId);
  }

  present(user: Holder, { sessionId, expiresAt }: OpenedSession): LoginReply {
    return {
      enableTwoFactorAuth: false,
      token: this.tokens.forSession(sessionId, 'web', expiresAt),
      expirationDate: expiresAt,
      user: { id: user.id, email: user.email, slug: user.slug, userType: user.userType },
    };
  }
}
