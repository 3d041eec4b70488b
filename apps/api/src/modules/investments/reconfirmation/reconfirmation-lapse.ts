import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { ChangeProposals } from '../../campaigns/index.js';
import { Answers } from './answers.js';

const BATCH = 100;
const LAPSE = 'reconfirmations.lapse';
const END = 'changes.end';

/**
 * Who has not answered in time is taken to have left (17 CFR 227.304(c)(1)): each investment in a transaction of its own,
 * so that a process that ends half-way goes on with the next. A change ends with its last answer.
 */
@Injectable()
export class ReconfirmationLapse implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly answers: Answers,
    private readonly proposals: ChangeProposals,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: LAPSE, everySeconds: 10, run: () => this.lapseDue() });
    this.sweeps.register({ name: END, everySeconds: 10, run: () => this.endDue() });
    this.parked.register({
      sweep: LAPSE,
      waiting: `select investment_id as item from reconfirmation where state = 'open'`,
    });
    this.parked.register({ sweep: END, waiting: `select id as item from material_change where state = 'open'` });
  }

  /** Of one campaign, before it closes. */
  async lapseOf(campaignId: string): Promise<void> {
    const due = await this.database.query<{ id: string }>(
      `select r.investment_id as id from reconfirmation r join investment i on i.id = r.investment_id
       where i.campaign_id = $1 and r.state = 'open' and r.answer_until < kernel.now()`,
      [campaignId],
    );
    for (const { id } of due) await this.database.inTx((tx) => this.answers.lapse(tx, id));
  }

  /** Whether investors of a campaign may still answer: it cannot close before. */
  async isWaiting(tx: Tx, campaignId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from reconfirmation r join investment i on i.id = r.investment_id
       where i.campaign_id = $1 and r.state = 'open' limit 1`,
      [campaignId],
    );
    return rows.length > 0;
  }

  private async lapseDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select r.investment_id as id from reconfirmation r where r.state = 'open' and r.answer_until < kernel.now()
         and ${notParked(LAPSE, 'r.investment_id')} order by r.answer_until, r.investment_id limit ${BATCH}`,
    );
    return this.parked.each(
      LAPSE,
      due.map(({ id }) => id),
      (id) => this.database.inTx((tx) => this.answers.lapse(tx, id)),
    );
  }

  private async endDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select m.id from material_change m where m.state = 'open' and m.answer_until < kernel.now()
         and not exists (select 1 from reconfirmation r where r.change_id = m.id and r.state = 'open')
         and ${notParked(END, 'm.id')} order by m.answer_until, m.id limit ${BATCH}`,
    );
    return this.parked.each(
      END,
      due.map(({ id }) => id),
      (id) => this.database.inTx((tx) => this.end(tx, id)),
    );
  }

  private async end(tx: Tx, id: string): Promise<void> {
    const { change, campaign } = await this.proposals.lock(tx, id);
    if (change.state !== 'open' || !(await this.proposals.end(tx, change, { state: 'closed' }))) return;
    await this.events.emit(tx, 'change.closed', {
      userId: campaign.ownerId,
      campaignId: campaign.id,
      campaign: campaign.name,
      changeId: id,
    });
  }
}
