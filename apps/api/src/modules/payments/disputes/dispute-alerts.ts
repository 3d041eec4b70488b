import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ADMIN_ROLES, roleMay } from '@cairn/contracts';
import { EVIDENCE_ALERT_DAYS } from '@cairn/contracts/payments/dispute-evidence';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';

const SWEEP = 'payments.evidence_due';
const BATCH = 50;

/** Who may answer a dispute. */
const ROLES = ADMIN_ROLES.filter((role) => roleMay(role, 'payments.manage'));

/** What the mails say of a dispute. The amount is in minor units. */
interface Told {
  disputeId: string;
  reference: string;
  amount: number;
  currency: string;
}

const TOLD = `id as "disputeId", ref as reference, amount::float8 as amount, currency`;

/** Mails finance when a dispute opens, and again before its evidence is due. */
@Injectable()
export class DisputeAlerts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 3600, run: () => this.remind() });
  }

  async opened(tx: Tx, disputeId: string): Promise<void> {
    const told = await tx.query<Told[]>(`select ${TOLD} from dispute where id = $1`, [disputeId]);
    for (const one of told) await this.events.emitMany(tx, 'dispute.opened', await this.toFinance(tx, one));
  }

  /** One transaction: a dispute that is marked was told of. */
  private async remind(): Promise<number> {
    return this.database.inTx(async (tx) => {
      const due = rowsOfUpdate<Told & { until: Date }>(
        await tx.query(
          `update dispute set reminded_at = kernel.now()
           where id in (select id from dispute where state in ('warning', 'open') and reminded_at is null
             and evidence_due_at > kernel.now()
             and evidence_due_at <= kernel.now() + make_interval(days => ${EVIDENCE_ALERT_DAYS})
             order by evidence_due_at limit ${BATCH} for update skip locked)
           returning ${TOLD}, evidence_due_at as until`,
        ),
      );
      for (const { until, ...one } of due) {
        const bodies = await this.toFinance(tx, { ...one, until: until.toISOString() });
        await this.events.emitMany(tx, 'dispute.evidence_due', bodies);
      }
      return due.length;
    });
  }

  private async toFinance<Body>(tx: Tx, body: Body): Promise<(Body & { userId: string })[]> {
    const admins = await tx.query<{ userId: string }[]>(
      `select id as "userId" from app_user
       where admin_role = any($1) and suspended_at is null and activated_at is not null order by id`,
      [ROLES],
    );
    return admins.map(({ userId }) => ({ ...body, userId }));
  }
}
