import { Injectable } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { LineMatchers, type LineMatcher, type MatchedLine } from './line-matcher.js';
import { PaymentLines } from './payment-lines.js';
import { settleLine } from './settle-line.js';
import { StatementLineEntity } from './statement-line.entity.js';

/** How long a line may be ahead of our ledger before it is booked as unknown (every line is classified within a day). */
const HOURS_TO_WAIT = 24;

/**
 * Compares a line of the provider's records with ours (ledger 2.9). What ours should have and has not yet is requested
 * again; the provider's own transactions are posted; anything unknown is booked after a day, where a person sees it.
 */
@Injectable()
export class StatementMatching {
  constructor(
    private readonly database: Database,
    private readonly matchers: LineMatchers,
    private readonly payments: PaymentLines,
    private readonly clock: Clock,
  ) {}

  /** @param item the line's provider and id, `stripe:txn_1` */
  async match(item: string): Promise<void> {
    const [provider = '', lineId = ''] = item.split(/:(.*)/s);
    const line = await this.database.manager.findOneByOrFail(StatementLineEntity, {
      provider: provider as Provider, // a line's own
      lineId,
    });
    const matcher = this.matchers.of(line.provider) ?? this.payments;
    const found = (await matcher.find(line)) ?? (await this.unknown(matcher, line));
    if (found === null) return this.later(line);
    await settleLine(this.database.manager, line, found);
  }

  /**
   * Our ledger should have it, and may soon: a refund under way, a payment whose message is late. After a day
   * it is booked for a person.
   */
  private async unknown(matcher: LineMatcher, line: StatementLineEntity): Promise<MatchedLine | null> {
    const age = this.clock.now().getTime() - line.occurredAt.getTime();
    if (age < HOURS_TO_WAIT * 3_600_000) return null;
    return (await matcher.isOnItsWay(line)) ? null : matcher.book(line);
  }

  private async later({ provider, lineId }: StatementLineEntity): Promise<void> {
    await this.database.query(
      `update statement_line set next_check_at = kernel.now() + interval '10 minutes' where provider = $1 and line_id = $2`,
      [provider, lineId],
    );
  }
}
