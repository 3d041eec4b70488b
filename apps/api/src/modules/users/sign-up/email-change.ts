import { Injectable } from '@nestjs/common';
import { Sessions } from '../../../kernel/auth/sessions.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { UserLinks } from '../accounts/user-links.js';

/** A new e-mail address takes effect once confirmed; the old one is notified immediately. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly links: UserLinks,
    private readonly events: Events,
    private readonly outstanding: OutstandingTokens,
    private readonly sessions: Sessions,
  ) {}

  /**
   * The same answer whether or not the address has an account (SEC-9): its owner gets no link.
   * @throws auth.session_ended where the caller was signed out meanwhile
   */
  async ask(tx: Tx, caller: Identity, email: string): Promise<void> {
    const { userId } = caller;
    await this.sessions.requireOpen(tx, caller);
    await tx.query('update app_user set pending_email = $2 where id = $1', [userId, email]);
    const linkId = await this.links.create(tx, userId, 'email_change');
    const [taken] = await tx.query<unknown[]>('select 1 from app_user where email = $1', [email]);
    if (taken === undefined) {
      await this.events.emit(tx, 'user.email_change_asked', { inviterId: userId, email, linkId });
    }
    await this.events.emit(tx, 'user.email_changing', { userId });
  }

  /** The link of the mail to the new address: from now on it is the address. Null for no such link. */
  async confirm(tx: Tx, secret: string): Promise<string | null> {
    const userId = await this.links.redeem(tx, secret, 'email_change');
    if (userId === null) return null;
    const [row] = rowsOfUpdate<{ email: string }>(
      await tx.query(
        `update app_user set email = pending_email, pending_email = null, updated_at = kernel.now()
         where id = $1 and pending_email is not null returning email`,
        [userId],
      ),
    );
    if (row === undefined) return null;
    await this.outstanding.void(tx, userId);
    return row.email;
  }
}
