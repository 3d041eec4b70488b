import type { Invariant } from './invariant.js';

/** Delays. They raise an alarm without a freeze, which would make the wait longer. */
export const WAITING: readonly Invariant[] = [
  {
    id: 'I11',
    claim: 'no message has waited for longer than five minutes beyond its next try',
    about: 'once',
    isDelay: true,
    sql: `select topic || ' ' || id as detail from kernel.outbox
          where done_at is null and due_at < clock_timestamp() - interval '5 minutes'`,
  },
  {
    id: 'I33',
    claim: 'nothing that a sweep could not finish has been parked for longer than a day',
    about: 'once',
    isDelay: true,
    sql: `select sweep || ' ' || item || ': ' || left(cause, 120) as detail from kernel.parked_item
          where first_failed_at < clock_timestamp() - interval '1 day'`,
  },
  {
    id: 'I34',
    claim: 'no transaction has waited for its seal for longer than fifteen minutes',
    about: 'once',
    isDelay: true,
    sql: `select 'transaction ' || t.id as detail from ledger.unsealed u join ledger.tx t on t.id = u.tx_id
          where t.recorded_at < clock_timestamp() - interval '15 minutes'`,
  },
];
