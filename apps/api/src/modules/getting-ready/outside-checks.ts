import { Injectable } from '@nestjs/common';
import { PAYEE_PROVIDER } from '@cairn/contracts/rails/providers';
import type { ReadinessPoint } from '@cairn/contracts/readiness/readiness';
import { Config } from '../../kernel/config/config.js';
import { Database } from '../../kernel/database/in-tx.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { RailRegistry } from '../rails/index.js';
import { point } from './point.js';

/** Placeholder addresses of a new installation. */
const SAMPLE_SENDER = /\.example\b/;

/** Checks that ask an external server: the mail server and the payment provider. */
@Injectable()
export class OutsideChecks {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly rails: RailRegistry,
  ) {}

  async mail(): Promise<ReadinessPoint[]> {
    const { MAIL_FROM: from } = this.config;
    const refusal = await this.mailer.check();
    const [row] = await this.database.query<{ tested: boolean }>(
      `select exists (select 1 from kernel.audit_log where action = 'mail.tested' and after ->> 'sent' = 'true') as tested`,
    );
    return [
      point('mail_sender', !SAMPLE_SENDER.test(from), from),
      point('mail_server', refusal === null, refusal),
      point('mail_test', row?.tested ?? false),
    ];
  }

  async providers(): Promise<ReadinessPoint[]> {
    const port = this.rails.of('account', PAYEE_PROVIDER);
    const account = await port.account();
    const opened = point('stripe_account', account.problem === null, account.problem ?? account.name);
    // The set-up is unknown when the key does not open the account.
    if (account.problem !== null) return [opened];
    const [payouts, messages] = await Promise.all([port.payoutProblem(), port.messageProblem()]);
    return [
      opened,
      point('stripe_payouts', payouts === null, payouts),
      point('stripe_messages', messages === null, messages),
    ];
  }
}
