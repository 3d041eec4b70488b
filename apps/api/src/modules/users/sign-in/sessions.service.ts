import { Injectable } from '@nestjs/common';
import type { OpenSession } from '@cairn/contracts/users/sessions.replies';
import type { Done } from '@cairn/contracts/users/users.replies';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { agentOf } from '../../../kernel/http/agent.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';

interface Row extends Omit<OpenSession, 'current' | 'agent'> {
  userAgent: string | null;
}

/** SEC-7: lists and ends an account's sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly outstanding: OutstandingTokens,
  ) {}

  /** The current session first, then by last use. Views of admins are not listed. */
  async list(caller: Identity): Promise<OpenSession[]> {
    const rows = await this.database.query<Row>(
      `select id, host(ip) as ip, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt",
         expires_at as "expiresAt"
       from session
       where user_id = $1 and kind = 'web' and revoked_at is null and expires_at > clock_timestamp() and viewer_id is null
       order by id = $2 desc, last_seen_at desc limit 100`,
      [caller.userId, caller.sessionId],
    );
    return rows.map(({ userAgent, ...row }) => ({
      ...row,
      agent: agentOf(userAgent),
      current: row.id === caller.sessionId,
    }));
  }

  /**
   * 404 for anybody but its owner. Whoever used that session may have asked for a new address or a code: what is on its
   * way ends with it (SEC-2).
   */
  async end(caller: Identity, id: string): Promise<Done> {
    await this.database.inTx(async (tx) => {
      const [own] = await tx.query<unknown[]>(
        'select 1 from session where id = $1 and user_id = $2 and revoked_at is null and viewer_id is null',
        [id, caller.userId],
      );
      if (own === undefined) throw notFound();
      await this.sessions.revoke(tx, id);
      await this.outstanding.void(tx, caller.userId);
    });
    return { done: true };
  }

  async endOthers(caller: Identity): Promise<Done> {
    await this.database.inTx((tx) => this.outstanding.shutOut(tx, caller.userId, caller.sessionId));
    return { done: true };
  }
}
