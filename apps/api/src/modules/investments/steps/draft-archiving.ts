import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';

const BATCH = 500;

/**
 * S-10: what was begun ends with its campaign, or after some time in which nothing was done. One with a place stays
 * until that is given back, and one that is paid is no draft any more.
 */
const ARCHIVED = `with due as (
    select d.id, case c.status when ${CampaignStatus.successful} then 'campaign_successful'
        when ${CampaignStatus.unsuccessful} then 'campaign_unsuccessful' when ${CampaignStatus.inactive} then 'campaign_unsuccessful'
        else 'expired' end as reason
    from investment_draft d join campaign c on c.id = d.campaign_id
    where d.archived_at is null
      and (c.status in (${CampaignStatus.successful}, ${CampaignStatus.unsuccessful}, ${CampaignStatus.inactive})
        or d.touched_at < kernel.now() - make_interval(days => (rules_in_force() ->> 'draft_days')::int))
      and not exists (select from investment i where i.id = d.id and i.state <> 'expired')
    limit ${BATCH} for update of d skip locked)
  update investment_draft d set archived_at = kernel.now(), archive_reason = due.reason from due where due.id = d.id returning d.id`;

/** Archives saved investments whose time is over. */
@Injectable()
export class DraftArchiving implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'investments.drafts', everySeconds: 60, run: () => this.archiveOver() });
  }

  /** How many: a full batch is followed by the next. */
  async archiveOver(): Promise<number> {
    return this.database.inTx(async (tx) => (await tx.query<[unknown[], number]>(ARCHIVED))[1]);
  }
}
