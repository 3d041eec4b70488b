import { Injectable } from '@nestjs/common';
import type { SecondDecisionList } from '@cairn/contracts/payments/second-decisions';
import type { TwoPeopleAct } from './two-people.js';

/** Records that one person may have decided first, as the room that keeps them knows them. */
export interface DecidedByTwo {
  list: SecondDecisionList;
  acts: readonly TwoPeopleAct[];
  /**
   * A query of those that are still undecided: `subject` (text, as the decision names it), `record` (uuid; null where
   * the list opens none), `name`, `amount`, `currency`, and `user` whose money it is (uuid or null).
   */
  sql: string;
}

/** Which decisions wait for a second person. A decision stays written when it is carried out: only its record tells. */
@Injectable()
export class SecondDecisions {
  private readonly kinds: DecidedByTwo[] = [];

  register(kind: DecidedByTwo): void {
    this.kinds.push(kind);
  }

  /** SQL of the decisions that wait: the columns of `first_decision` and those of a kind, with its `list`. */
  sql(): string {
    const pending = this.kinds.map(
      ({ list, acts, sql }) =>
        `select '${list}' as list, array['${acts.join("', '")}'] as acts, q.subject, q.record, q.name, q.amount, q.currency, q."user" from (${sql}) q`,
    );
    return `select d.act || ' ' || d.subject_id as id, d.act, d.made_by, d.made_at, d.reason,
        p.list, p.record, p.name, p.amount, p.currency, p."user"
      from first_decision d join (${pending.join(' union all ')}) p on p.subject = d.subject_id and d.act = any(p.acts)`;
  }
}

/** Whether the reader `$n` may be the second person. */
export const mayBeSecond = (reader: string): string =>
  `(x.made_by <> ${reader}::uuid and x."user" is distinct from ${reader}::uuid)`;
