import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addBusinessDays, dayIn, isUsBankHoliday } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';
import { SettingsService } from '../../settings/index.js';
import { END_OF_DAY } from '../record/end-of-day.js';

interface Reached {
  campaignId: string;
  percent: number;
  until: Date | null;
  campaign: string;
  slug: string;
  ownerId: string;
}

/** Finds what campaigns have reached since it last looked; a row is the proof that it was told. */
@Injectable()
export class Milestones implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({
      name: 'campaigns.milestones',
      everySeconds: 10,
      run: () => this.database.inTx((tx) => this.mark(tx)),
    });
  }

  private async mark(tx: Tx): Promise<number> {
    const { timezone, rules } = await this.settings.all(tx);
    const days = rules.progressReportBusinessDays;
    const lastDay = days === 0 ? null : addBusinessDays(dayIn(timezone, this.clock.now()), days, isUsBankHoliday);
    const reached = await tx.query<Reached[]>(
      `with made as (
         insert into campaign_milestone (campaign_id, percent, reached_at, report_until)
         select k.campaign_id, p.percent, kernel.now(), ($1::date + time '${END_OF_DAY}') at time zone $2
         from campaign_capacity k cross join (values (50), (100)) p (percent)
         where k.received > 0 and k.received * 100 >= k.threshold * p.percent
           and not exists (select 1 from campaign_milestone m where m.campaign_id = k.campaign_id and m.percent = p.percent)
         on conflict do nothing returning campaign_id, percent, report_until)
       select m.campaign_id as "campaignId", m.percent, m.report_until as until, c.name as campaign, c.slug, c.owner_id as "ownerId"
       from made m join campaign c on c.id = m.campaign_id order by m.campaign_id, m.percent`,
      [lastDay, timezone],
    );
    for (const one of reached) await this.tell(tx, one);
    return reached.length;
  }

  /** The owner at once; everybody else by the message that this writes. */
  private async tell(tx: Tx, { ownerId: userId, until, percent, slug, ...about }: Reached): Promise<void> {
    const told = { ...about, userId, percent: String(percent) };
    if (until === null) await this.events.emit(tx, 'campaign.milestone_passed', { ...told, slug });
    else await this.events.emit(tx, 'campaign.milestone_reached', { ...told, until: until.toISOString() });
    await this.events.emit(tx, 'campaign.milestone_sent', { campaignId: about.campaignId, percent, after: null });
  }
}
