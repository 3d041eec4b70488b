import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { hashSecret, newId } from '../../../kernel/crypto/ids.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { totpSecretOf } from './totp.js';
import type { LinkPurpose } from './user-link.entity.js';

export const LINK_LIFE_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  activation: 24 * 60,
  password_reset: 30,
  admin_enrolment: 60,
  step_up: 10,
  // SEC-8: sixty seconds.
  auto_login: 1,
  email_change: 24 * 60,
};

interface LinkOptions {
  sessionId?: string | null;
  minutes?: number | undefined;
}

/**
 * Links in mails. The secret is derived from the link's id with a server key, so that it is stored nowhere in clear:
 * the row has its hash, the outbox only the id.
 */
@Injectable()
export class UserLinks {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'user-link', 32));
  }

  secretOf(linkId: string): string {
    return createHmac('sha256', this.key).update(linkId).digest('base64url');
  }

  /** Six digits in place of a link, for a mail that is read beside the page that asks: they follow from its id too. */
  codeOf(linkId: string): string {
    const digest = createHmac('sha256', this.key).update(`code:${linkId}`).digest();
    return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
  }

  /**
   * The secret of the authenticator that a link sets up: it follows from the link alone, so the account keeps nothing of
   * it until the link is used, and no other link or page shows it.
   */
  totpSecretOf(secret: string): string {
    return totpSecretOf(createHmac('sha256', this.key).update(`totp:${secret}`).digest().subarray(0, 20));
  }

  /** Uses up the newest code of a user when it is the one given. */
  async redeemCode(tx: Tx, userId: string, code: string, purpose: LinkPurpose): Promise<boolean> {
    const [row] = await tx.query<{ id: string }[]>(
      `select id from user_link where user_id = $1 and purpose = $2 and used_at is null
         and expires_at > clock_timestamp() for update`,
      [userId, purpose],
    );
    if (row === undefined || !timingSafeEqual(hashSecret(this.codeOf(row.id)), hashSecret(code))) return false;
    await tx.query('update user_link set used_at = clock_timestamp() where id = $1', [row.id]);
    return true;
  }

  /**
   * Makes a link; earlier ones of the same purpose stop working. With a session, it ends with that; it is valid as long
   * as its purpose defines, by default.
   */
  async create(
    tx: Tx,
    userId: string,
    purpose: LinkPurpose,
    { sessionId = null, minutes = LINK_LIFE_MINUTES[purpose] }: LinkOptions = {},
  ): Promise<string> {
    const id = newId();
    await tx.query(
      `with earlier as (
         update user_link set used_at = clock_timestamp() where user_id = $2 and purpose = $3 and used_at is null
       )
       insert into user_link (id, user_id, purpose, secret_hash, expires_at, created_at, session_id)
       values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => $5), clock_timestamp(), $6)`,
      [id, userId, purpose, hashSecret(this.secretOf(id)), minutes, sessionId],
    );
    return id;
  }

  /** Uses a link up and gives its user, or null when it is spent, too old or unknown. */
  async redeem(tx: Tx, secret: string, purpose: LinkPurpose): Promise<string | null> {
    return (await this.take(tx, secret, purpose))?.userId ?? null;
  }

  /** Like `redeem`, with the session that made the link. */
  async take(
    tx: Tx,
    secret: string,
    purpose: LinkPurpose,
  ): Promise<{ userId: string; sessionId: string | null } | null> {
    const [row] = rowsOfUpdate<{ userId: string; sessionId: string | null }>(
      await tx.query(
        `update user_link set used_at = clock_timestamp()
         where secret_hash = $1 and purpose = $2 and used_at is null and expires_at > clock_timestamp()
         returning user_id as "userId", session_id as "sessionId"`,
        [hashSecret(secret), purpose],
      ),
    );
    return row ?? null;
  }

  /** The user of a link, used or not: to answer "already activated" instead of "invalid". */
  async userOf(tx: Tx, secret: string, purpose: LinkPurpose, unusedOnly = true): Promise<string | null> {
    const [row] = await tx.query<{ user_id: string }[]>(
      `select user_id from user_link where secret_hash = $1 and purpose = $2
         and (not $3 or (used_at is null and expires_at > clock_timestamp()))`,
      [hashSecret(secret), purpose, unusedOnly],
    );
    return row?.user_id ?? null;
  }
}
