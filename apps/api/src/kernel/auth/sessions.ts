import { Injectable } from '@nestjs/common';
import type { Identity } from '../http/request.js';
import { Database, type Tx } from '../database/in-tx.js';
import { newId } from '../crypto/ids.js';
import { prepared } from '../database/prepared.js';
import { rowsOfUpdate } from '../database/rows.js';
import { DomainError } from '../errors/domain-error.js';

/** S-05: three hours, absolute. Sessions run on real time. */
export const SESSION_SECONDS = 10_800;
/** SEC-58: an admin's session ends after thirty minutes without a call. */
const ADMIN_IDLE_SECONDS = 1_800;
/** SEC-1: how long a session row is cached. */
const CACHE_MILLISECONDS = 5_000;
const CACHE_ENTRIES = 10_000;

const FIND = prepared(
  `update session s set last_seen_at = clock_timestamp()
   from app_user u
   where s.id = $1 and u.id = s.user_id and s.revoked_at is null and s.expires_at > clock_timestamp()
     and u.suspended_at is null and u.activated_at is not null
     and (s.viewer_id is null or exists (select from session a where a.user_id = s.viewer_id and a.kind = 'admin'
       and a.revoked_at is null and a.expires_at > clock_timestamp()
       and a.last_seen_at > clock_timestamp() - make_interval(secs => $2)))
     and (s.kind = 'web' or (u.admin_role is not null and s.last_seen_at > clock_timestamp() - make_interval(secs => $2)))
   returning s.id as "sessionId", s.user_id as "userId", s.kind, s.expires_at as "expiresAt", u.email,
     u.user_type as "userType", u.admin_role as "adminRole", u.language, s.stepped_up_at as "steppedUpAt",
     s.viewer_id as "viewerId", u.deletion_due_at is not null as "isClosing",
     host(s.ip) as ip, s.user_agent as "userAgent"`,
);

export interface Visitor {
  ip: string | null;
  userAgent: string | null;
}

interface SessionOptions {
  /** When it ends; by default in three hours. */
  expiresAt?: Date;
  /** Its holder has just passed step-up authentication (`true`), or passed it then. */
  steppedUp?: boolean | Date | null;
  /** The admin who looks through it. */
  viewerId?: string;
}

export interface OpenedSession {
  sessionId: string;
  expiresAt: Date;
}

/** Sessions are rows: revoking one ends it at once, regardless of the token. */
@Injectable()
export class Sessions {
  private readonly cache = new Map<string, { identity: Identity; until: number }>();

  constructor(private readonly database: Database) {}

  async open(
    tx: Tx,
    userId: string,
    kind: 'web' | 'admin',
    visitor: Visitor,
    options: SessionOptions = {},
  ): Promise<OpenedSession> {
    const sessionId = newId();
    const now = new Date();
    const expiresAt = options.expiresAt ?? new Date(now.getTime() + SESSION_SECONDS * 1000);
    await tx.query(
      `insert into session (id, user_id, kind, created_at, expires_at, last_seen_at, ip, user_agent, stepped_up_at, viewer_id)
       values ($1, $2, $3, $4, $5, $4, $6, $7, $8, $9)`,
      [
        sessionId,
        userId,
        kind,
        now,
        expiresAt,
        visitor.ip,
        visitor.userAgent?.slice(0, 300) ?? null,
        options.steppedUp === true ? now : options.steppedUp || null,
        options.viewerId ?? null,
      ],
    );
    return { sessionId, expiresAt };
  }

  /**
   * Locks the session before another way to sign in is stored: a command that ends all sessions at that moment either
   * waits or has ended this one.
   * @throws auth.session_ended
   */
  async requireOpen(tx: Tx, { sessionId, userId }: Identity): Promise<void> {
    await tx.query('select 1 from app_user where id = $1 for no key update', [userId]);
    const [open] = await tx.query<unknown[]>('select 1 from session where id = $1 and revoked_at is null', [sessionId]);
    if (open === undefined) throw new DomainError('auth.session_ended');
  }

  /**
   * SEC-3: after a step-up the session continues with a new id and keeps its end.
   * @throws auth.session_ended where it has ended meanwhile
   */
  async stepUp(tx: Tx, caller: Identity, visitor: Visitor): Promise<OpenedSession> {
    await this.requireOpen(tx, caller);
    await this.revoke(tx, caller.sessionId);
    return this.open(tx, caller.userId, caller.kind, visitor, { expiresAt: caller.expiresAt, steppedUp: true });
  }

  /**
   * SEC-8: another session that continues an open one: with its end, the age of its step-up, and the network and
   * browser it belongs to. Null when that one has ended.
   */
  async branch(tx: Tx, sessionId: string): Promise<OpenedSession | null> {
    const [origin] = await tx.query<Pick<Identity, 'userId' | 'expiresAt' | 'steppedUpAt' | 'ip' | 'userAgent'>[]>(
      `select user_id as "userId", expires_at as "expiresAt", stepped_up_at as "steppedUpAt", host(ip) as ip,
         user_agent as "userAgent"
       from session where id = $1 and kind = 'web' and viewer_id is null and revoked_at is null
         and expires_at > clock_timestamp() for share`,
      [sessionId],
    );
    if (origin === undefined) return null;
    const { userId, expiresAt, steppedUpAt, ...whereabouts } = origin;
    return this.open(tx, userId, 'web', whereabouts, { expiresAt, steppedUp: steppedUpAt });
  }

  /**
   * The caller behind a session, or null when it has ended. Cached for five seconds. A view (SEC-58) ends when its
   * admin is no longer signed in to the console: after signing out, losing role or account, or expiry (SEC-2).
   */
  async find(sessionId: string): Promise<Identity | null> {
    const known = this.cache.get(sessionId);
    if (known && known.until > Date.now() && known.identity.expiresAt.getTime() > Date.now()) return known.identity;
    const [row] = await this.database
      .query<Identity>(FIND, [sessionId, ADMIN_IDLE_SECONDS])
      .then(rowsOfUpdate<Identity>);
    this.cache.delete(sessionId);
    if (row === undefined) return null;
    if (this.cache.size >= CACHE_ENTRIES) this.cache.clear();
    this.cache.set(sessionId, { identity: row, until: Date.now() + CACHE_MILLISECONDS });
    return row;
  }

  /** Ends one session. */
  async revoke(tx: Tx, sessionId: string): Promise<void> {
    await tx.query('update session set revoked_at = clock_timestamp() where id = $1 and revoked_at is null', [
      sessionId,
    ]);
    await tx.query(`select pg_notify('session_ended', $1)`, [sessionId]);
    this.forget(sessionId);
  }

  /** Clears where a closed account was used from. */
  async forgetPlaces(tx: Tx, userId: string): Promise<void> {
    await tx.query('update session set ip = null, user_agent = null where user_id = $1', [userId]);
  }

  /** Ends all sessions of a user but one: after a change of password or role. */
  async revokeAll(tx: Tx, userId: string, except: string | null = null): Promise<void> {
    // While this lock is held, no session can be opened that the statement below would miss.
    await tx.query('select 1 from app_user where id = $1 for no key update', [userId]);
    const rows = rowsOfUpdate<{ id: string }>(
      await tx.query(
        `update session set revoked_at = clock_timestamp()
         where user_id = $1 and revoked_at is null and id is distinct from $2 returning id`,
        [userId, except],
      ),
    );
    for (const { id } of rows) {
      await tx.query(`select pg_notify('session_ended', $1)`, [id]);
      this.forget(id);
    }
  }

  /** Called when any process has ended the session. */
  forget(sessionId: string): void {
    this.cache.delete(sessionId);
  }
}
