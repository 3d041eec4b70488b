import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';
import { SettingsService } from '../../settings/index.js';
import { holdersOf } from '../record/holders.js';

const BATCH = 100;

interface Reminder {
  repaymentId: string;
  campaignId: string;
  campaign: string;
  ownerId: string;
  audience: 'owner' | 'investors';
  amount: string;
  currency: string;
  dueOn: string;
  isLate: boolean;
}

/**
 * U-12: reminds owners of a payment that falls due, and owners and investors of a late one, on the days of the table
 * `repayment_reminder`. A day that was missed is caught up once, by the last reminder that is due; what was due before the
 * payment was made is no news.
 */
@Injectable()
export class RepaymentReminders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'repayments.remind', everySeconds: 300, run: () => this.remindDue() });
  }

  private async remindDue(): Promise<number> {
    const { timezone } = await this.settings.all();
    const today = dayIn(timezone, this.clock.now());
    return this.database.inTx(async (tx) => {
      const reminders = await this.claim(tx, today, timezone);
      for (const reminder of reminders) await this.tell(tx, reminder);
      return reminders.length;
    });
  }

  /** Another process that needs the same rows waits, and then finds the reminders sent. */
  private claim(tx: Tx, today: string, timezone: string): Promise<Reminder[]> {
    return tx.query<Reminder[]>(
      `with told as (
         insert into repayment_reminded (repayment_id, days, audience, at)
         select r.id, due.days, due.audience, kernel.now()
         from repayment r cross join lateral (
           select max(m.days) as days, m.audience from repayment_reminder m
           where r.due_on + m.days <= $1::date and r.due_on + m.days > (r.created_at at time zone $2)::date group by m.audience) due
         where r.state in ('due', 'paying') and not r.early and r.due_on <= $1::date + (select -min(days) from repayment_reminder)
           and not exists (select 1 from repayment_reminded d
             where d.repayment_id = r.id and d.days = due.days and d.audience = due.audience)
         order by r.due_on, r.id limit ${BATCH}
         on conflict do nothing returning repayment_id, audience)
       select r.id as "repaymentId", c.id as "campaignId", c.name as campaign, c.owner_id as "ownerId", t.audience,
         r.interest + r.principal as amount, r.currency, r.due_on::text as "dueOn", r.due_on < $1::date as "isLate"
       from told t join repayment r on r.id = t.repayment_id join campaign c on c.id = r.campaign_id
       order by r.due_on, r.id, t.audience`,
      [today, timezone],
    );
  }

  private async tell(tx: Tx, { audience, isLate, ownerId, amount, ...about }: Reminder): Promise<void> {
    if (audience === 'owner') {
      const topic = isLate ? 'repayment.late' : 'repayment.due_soon';
      await this.events.emit(tx, topic, { userId: ownerId, ...about, amount: Number(amount) });
      return;
    }
    const holders = await holdersOf(tx, about.campaignId);
    await this.events.emitMany(
      tx,
      'distribution.late',
      holders.map((holder) => ({ ...holder, ...about })),
    );
  }
}
