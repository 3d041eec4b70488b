import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecheckReason, ReviewState } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { systemActor } from '../../../kernel/history/history.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';
import { RecordMoves } from '../moves/record-moves.js';

const SWEEP = 'kyc.rechecks';
const BATCH = 50;
const DAY = `(kernel.now() at time zone (select value #>> '{}' from site_setting where name = 'timezone'))::date`;
const RULES = '(select rules_in_force() as figures)';

/** The newest check that a provider has accepted, of the person of `p`. */
const ACCEPTED = `(select c.* from identity_check c where c.user_id = p.user_id and c.state = 'accepted'
  order by c.created_at desc limit 1)`;

/**
 * Approved identities that no longer stand: the document has run out, or the approval is too old. The second holds where
 * a provider can be asked again; a person who was once declined is asked more often.
 */
const DUE = `select p.id as item, case when a.document_expires_on < ${DAY} then 'document_expired' else 'age' end as reason
  from investor_profile p cross join ${RULES} r
  left join lateral ${ACCEPTED} a on true
  where p.state = 'approved' and (a.document_expires_on < ${DAY}
    or (select value #>> '{}' from site_setting where name = 'identityProvider') <> 'manual'
      and p.decided_at + make_interval(months => (r.figures ->> case when exists (
        select from identity_check d where d.user_id = p.user_id and d.state = 'declined')
        then 'identity_months_at_risk' else 'identity_months' end)::int) <= kernel.now())`;

const EXPIRING = `select c.id, c.user_id as "userId", c.document_expires_on::timestamptz as at
  from identity_check c join investor_profile p on p.user_id = c.user_id and p.state = 'approved' cross join ${RULES} r
  where c.state = 'accepted' and c.warned_at is null and c.document_expires_on >= ${DAY}
    and c.document_expires_on - (r.figures ->> 'identity_notice_days')::int <= ${DAY}
    and not exists (select from identity_check n where n.user_id = c.user_id and n.state = 'accepted' and n.created_at > c.created_at)
  order by c.document_expires_on limit ${BATCH} for update of c skip locked`;

/** An identity is never confirmed for good: it is asked for again by age, by risk, and when its document runs out. */
@Injectable()
export class Rechecks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly moves: RecordMoves,
    private readonly events: Events,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 300, run: () => this.reopenDue() });
    this.sweeps.register({ name: 'kyc.expiring', everySeconds: 300, run: () => this.warnExpiring() });
    this.parked.register({ sweep: SWEEP, waiting: `select item from (${DUE}) due` });
  }

  private async reopenDue(): Promise<number> {
    const due = await this.database.query<{ item: string }>(`${DUE} order by p.decided_at limit ${BATCH}`);
    return this.parked.each(
      SWEEP,
      due.map(({ item }) => item),
      (id) => this.reopen(id),
    );
  }

  private async reopen(id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const [person] = await tx.query<{ userId: string }[]>(
        'select user_id as "userId" from investor_profile where id = $1',
        [id],
      );
      if (person === undefined) return;
      await lockPerson(tx, person.userId);
      // Approved anew while this waited: it is no longer due.
      const [due] = await tx.query<{ reason: RecheckReason }[]>(`select reason from (${DUE}) due where item = $1`, [
        id,
      ]);
      if (due === undefined) return;
      const from: ReviewState = 'approved';
      await this.moves.move(
        tx,
        { subject: 'identity', id, userId: person.userId, from },
        { to: 'under_review', reason: due.reason, actor: systemActor('kyc'), topic: 'identity.reopened' },
      );
    });
  }

  private warnExpiring(): Promise<number> {
    return this.database.inTx(async (tx) => {
      const expiring = await tx.query<{ id: string; userId: string; at: Date }[]>(EXPIRING);
      for (const { id, userId, at } of expiring) {
        await tx.query('update identity_check set warned_at = kernel.now() where id = $1', [id]);
        await this.events.emit(tx, 'identity.document_expiring', { userId, at: at.toISOString() });
      }
      return expiring.length;
    });
  }
}
