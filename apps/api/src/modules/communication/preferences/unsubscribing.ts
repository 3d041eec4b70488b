import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PREFERENCE_TOPIC_NAMES, type PreferenceTopic } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';

/**
 * One-click unsubscribe in the mail client (RFC 8058): the link can switch off one topic of one person, nothing else.
 */
@Injectable()
export class Unsubscribing {
  private readonly key: Buffer;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'mail-unsubscribe', 32));
  }

  linkFor(userId: string, topic: PreferenceTopic): string {
    const what = `${userId}.${topic}`;
    return `${this.config.PUBLIC_URL}/api/v1.1/email-preferences/unsubscribe/${what}.${this.sign(what)}`;
  }

  /** @throws auth.link_invalid for a link that is not ours */
  async unsubscribe(token: string): Promise<void> {
    const [userId = '', topic = '', signature = ''] = token.split('.');
    const known = PREFERENCE_TOPIC_NAMES.find((name) => name === topic);
    const right = Buffer.from(this.sign(`${userId}.${topic}`));
    const given = Buffer.from(signature);
    if (known === undefined || right.length !== given.length || !timingSafeEqual(right, given)) {
      throw new DomainError('auth.link_invalid');
    }
    await this.database.inTx((tx) =>
      tx.query(
        `insert into email_preference as p (id, user_id, choices, created_at, updated_at)
         values ($1, $2, jsonb_build_object($3::text, '{"email": false}'::jsonb), kernel.now(), kernel.now())
         on conflict (user_id) do update set updated_at = kernel.now(),
           choices = p.choices || jsonb_build_object($3::text, coalesce(p.choices->$3, '{}') || '{"email": false}')`,
        [newId(), userId, topic],
      ),
    );
  }

  private sign(what: string): string {
    return createHmac('sha256', this.key).update(what).digest('base64url');
  }
}
