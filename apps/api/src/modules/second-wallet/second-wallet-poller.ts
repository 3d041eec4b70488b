import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../kernel/database/rows.js';
import { ParkedItems } from '../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { nextCheckSql } from '../payments/index.js';
import { HintReaders } from '../rails/index.js';
import { SecondPayoutsService } from './second-payouts.service.js';
import { SecondTopUpsService } from './second-top-ups.service.js';

const BATCH = 50;
/** Days in which a receiving bank sends a payment back. */
const RETURN_DAYS = 30;

/** What is asked about: those that are not over, and payouts that a bank may still send back. */
const DUE = {
  top_up: `state in ('opening', 'paying')`,
  payout: `(state in ('requested', 'sent') or state = 'paid' and settled_at > kernel.now() - interval '${RETURN_DAYS} days')`,
} as const;
type Kind = keyof typeof DUE;

/** Hears of payments of second wallets, and asks about those of which nothing was heard, ever more seldom. */
@Injectable()
export class SecondWalletPoller implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly topUps: SecondTopUpsService,
    private readonly payouts: SecondPayoutsService,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
    private readonly hints: HintReaders,
  ) {}

  onModuleInit(): void {
    this.register('second_wallet.top_ups', 'top_up', (id) => this.topUps.advance(id));
    this.register('second_wallet.payouts', 'payout', (id) => this.payouts.advance(id));
    this.hints.register('pay_in', (_provider, ref) => this.topUps.hear(ref));
    this.hints.register('pay_out', (_provider, ref) => this.payouts.hear(ref));
  }

  private register(sweep: string, kind: Kind, advance: (id: string) => Promise<void>): void {
    const table = `second_wallet_${kind}`;
    this.sweeps.register({ name: sweep, everySeconds: 30, run: () => this.askAboutDue(sweep, kind, advance) });
    this.parked.register({
      sweep,
      waiting: `select id as item from ${table} where ${DUE[kind]}`,
      dueNow: `update ${table} set next_check_at = kernel.now() where id::text = $1 and ${DUE[kind]}`,
    });
  }

  private async askAboutDue(sweep: string, kind: Kind, advance: (id: string) => Promise<void>): Promise<number> {
    const table = `second_wallet_${kind}`;
    // The next look is written before this one: what cannot be read is asked about ever more seldom.
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update ${table} set checks = checks + 1, next_check_at = ${nextCheckSql('checks')}
         where id in (select id from ${table} where ${DUE[kind]} and next_check_at <= kernel.now()
                      order by next_check_at limit ${BATCH} for update skip locked) returning id`,
      ),
    );
    await this.parked.each(
      sweep,
      due.map(({ id }) => id),
      advance,
    );
    return due.length;
  }
}
