import { Injectable } from '@nestjs/common';
import { REMINDER_DAYS } from '@cairn/contracts';
import type { InvestmentReminder } from '@cairn/contracts/investments/campaign-investors.replies';
import { dayIn } from '@cairn/finance';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignsRepository } from '../../campaigns/index.js';
import { SettingsService } from '../../settings/index.js';
import { CampaignInvestmentsRepository } from './campaign-investments.repository.js';

const REMINDER_MS = REMINDER_DAYS * 86_400_000;

/** Reminds investors of what is missing for their investment. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly investments: CampaignInvestmentsRepository,
    private readonly settings: SettingsService,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /**
   * Once in three days for each investor of a campaign, whoever of the company does it.
   * @throws request.not_found for an investment that is not the campaign's, investment.nothing_missing where there is
   * nothing for the investor to do, investment.reminded with the day from which it may be sent again
   */
  async remind(caller: Identity, campaignId: string, id: string): Promise<InvestmentReminder> {
    await this.campaigns.editable(caller, campaignId);
    await this.limits.spend('reminder', caller.userId);
    const { timezone, kycRequired } = await this.settings.all();
    return this.database.inTx(async (tx) => {
      const found = await this.investments.one(tx, campaignId, id, kycRequired);
      if (found === undefined) throw notFound();
      if (!found.missing) throw new DomainError('investment.nothing_missing');
      const { investorId, campaign, amount, currency } = found;
      const remindedAt = await this.mark(tx, campaignId, investorId, caller.userId);
      if (remindedAt === null) {
        const from = new Date((await this.lastOf(tx, campaignId, investorId)).getTime() + REMINDER_MS);
        throw new DomainError('investment.reminded', { earliest: dayIn(timezone, from) });
      }
      await this.events.emit(tx, 'investment.reminded', {
        userId: investorId,
        actorId: caller.userId,
        investmentId: id,
        campaignId,
        campaign,
        amount: Number(amount),
        currency,
      });
      return { remindedAt };
    });
  }

  /** Writes down that an investor is reminded now; null where that was done within the last days. Of two at once one waits. */
  private async mark(tx: Tx, campaignId: string, investorId: string, userId: string): Promise<Date | null> {
    const [row] = await tx.query<{ remindedAt: Date }[]>(
      `insert into investment_reminder as r (campaign_id, investor_id, reminded_at, reminded_by)
       values ($1, $2, date_trunc('milliseconds', kernel.now()), $3)
       on conflict (campaign_id, investor_id) do update set reminded_at = excluded.reminded_at, reminded_by = excluded.reminded_by
         where r.reminded_at + interval '${REMINDER_DAYS} days' <= excluded.reminded_at
       returning reminded_at as "remindedAt"`,
      [campaignId, investorId, userId],
    );
    return row?.remindedAt ?? null;
  }

  private async lastOf(tx: Tx, campaignId: string, investorId: string): Promise<Date> {
    const [row] = await tx.query<{ at: Date }[]>(
      'select reminded_at as at from investment_reminder where campaign_id = $1 and investor_id = $2',
      [campaignId, investorId],
    );
    if (row === undefined) throw new Error(`No reminder of ${investorId} kept the next one back`);
    return row.at;
  }
}
