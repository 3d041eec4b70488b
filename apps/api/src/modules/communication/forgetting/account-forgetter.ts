import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';

/** Deletes a user's notifications and preferences with the account. Messages stay with their recipients. */
const FORGOTTEN = [
  'delete from notification where user_id = $1',
  'delete from sent_mail where user_id = $1',
  'delete from user_activity where user_id = $1',
  'delete from email_preference where user_id = $1',
];

/** An account whose closure has taken effect: it is pseudonymised, and its data here is deleted. */
@Injectable()
export class AccountForgetter implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.register({
      name: 'communication.forget',
      topics: ['user.pseudonymised'],
      queue: 'reports',
      inTransaction: (tx, message) => this.forget(tx, message),
    });
  }

  private async forget(tx: Tx, { body }: Message<'user.pseudonymised'>): Promise<void> {
    for (const sql of FORGOTTEN) await tx.query(sql, [body.userId]);
  }
}
