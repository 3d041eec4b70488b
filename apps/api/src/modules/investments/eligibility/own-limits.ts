import { Injectable } from '@nestjs/common';
import { LIVE_INVESTMENT_STATES } from '@cairn/contracts';
import type { OwnLimit } from '@cairn/contracts/investments/own-limit.reply';
import { measureIn } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { personLimit } from './investment-limits.js';
import { PeopleFacts } from './people-facts.js';
import { lawFor } from './person-columns.sql.js';
import type { PersonFacts } from './person-facts.js';

// Measured under another law, one in the limit's currency ($3) counts as it was committed.
/** The oldest live commitment of the twelve months, those of other accounts and of a spouse too, and when it leaves them. */
const OLDEST = `with ${lawFor('$1')}
  select i.created_at + make_interval(months => (law.rules ->> 'limit_look_back_months')::int) as at,
    case when of_law then i.amount else coalesce(i.limit_amount, i.amount) end as amount,
    case when of_law then i.currency else coalesce(i.limit_currency, i.currency) end as currency
  from investment i cross join law
    cross join lateral (select i.currency = $3 and i.limit_currency <> $3 as of_law) measured
  where i.investor_id = any(law.household) and i.state = any($2)
    and i.created_at > law.now - make_interval(months => (law.rules ->> 'limit_look_back_months')::int)
  order by i.created_at limit 1`;

/** One's own limit, outside any campaign. */
@Injectable()
export class OwnLimits {
  constructor(
    private readonly database: Database,
    private readonly rates: RatesOfTheDay,
    private readonly people: PeopleFacts,
  ) {}

  async of(userId: string): Promise<OwnLimit> {
    const { manager } = this.database;
    const facts = await this.people.one(manager, userId);
    const limit = personLimit(facts);
    const none = { unmeasured: null, committed: null, shared: false, freesAt: null, frees: null };
    if (limit !== null && facts.unmeasured !== null)
      return { ...none, reason: 'unmeasured', limit: null, unmeasured: facts.unmeasured };
    if (limit === null) {
      const isExempt = facts.profile === 'us_regcf' && facts.accredited;
      return { ...none, reason: isExempt ? 'accredited' : 'no_limit', limit: null };
    }
    return {
      ...none,
      ...(await this.oldest(manager, userId, facts)),
      reason: 'limited',
      limit,
      committed: facts.committedInYear,
      shared: facts.spouse !== null,
    };
  }

  private async oldest(reader: EntityManager, userId: string, { limitCurrency }: PersonFacts) {
    const [row] = await reader.query<{ at: Date; amount: string; currency: string }[]>(OLDEST, [
      userId,
      LIVE_INVESTMENT_STATES,
      limitCurrency,
    ]);
    if (row === undefined) return { freesAt: null, frees: null };
    const rate = await this.rates.between(row.currency, limitCurrency, reader);
    const frees = rate === null ? null : measureIn(BigInt(row.amount), row.currency, limitCurrency, rate);
    return { freesAt: row.at, frees };
  }
}
