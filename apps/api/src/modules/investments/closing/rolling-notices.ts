import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { LiveCampaign, RollingClosingRow } from '../../campaigns/index.js';
import { aboutOf, cancelUntil } from '../record/investment-events.js';
import { RollingMembers } from './rolling-members.js';

/** Who is told what of a rolling closing: each of its investors once, and the owner. */
@Injectable()
export class RollingNotices {
  constructor(
    private readonly events: Events,
    private readonly members: RollingMembers,
  ) {}

  /** 17 CFR 227.304(b): the new deadline, and until when one may cancel. */
  async announced(tx: Tx, campaign: LiveCampaign, closing: RollingClosingRow): Promise<void> {
    const [row] = await tx.query<{ until: Date }[]>(`select ${cancelUntil('$1::timestamptz')} as until`, [
      closing.closesAt,
    ]);
    const when = {
      closesAt: closing.closesAt.toISOString(),
      cancelUntil: (row?.until ?? closing.closesAt).toISOString(),
    };
    const { about, owner, investors } = await this.readers(tx, campaign, closing);
    const sum = investors.reduce((total, { amount }) => total + amount, 0);
    await this.events.emit(tx, 'campaign.closing_announced', { ...owner, amount: sum, ...when });
    await this.events.emitMany(
      tx,
      'investment.closing_announced',
      investors.map((investor) => ({ ...about, ...investor, ...when })),
    );
  }

  async closed(tx: Tx, campaign: LiveCampaign, closing: RollingClosingRow, { amount, fee }: Taken): Promise<void> {
    const { about, owner, investors } = await this.readers(tx, campaign, closing);
    await this.events.emit(tx, 'campaign.partly_closed', { ...owner, amount: Number(amount), fee: Number(fee) });
    await this.events.emitMany(
      tx,
      'investment.closed',
      investors.map((investor) => ({ ...about, ...investor })),
    );
  }

  /**
   * It does not take place: before its investors are dropped, who may cancel as long as everybody again.
   * @param reason why somebody called it off; null where it fell short of the goal
   */
  async ended(tx: Tx, campaign: LiveCampaign, closing: RollingClosingRow, reason: string | null): Promise<void> {
    const { about, owner, investors } = await this.readers(tx, campaign, closing);
    const until = (await aboutOf(tx, campaign.id)).cancelUntil.toISOString();
    const day = { closesAt: closing.closesAt.toISOString() };
    const told = investors.map((investor) => ({ ...about, ...investor, ...day, cancelUntil: until }));
    if (reason === null) {
      await this.events.emit(tx, 'campaign.closing_called_off', { ...owner, ...day });
      await this.events.emitMany(tx, 'investment.closing_called_off', told);
      return;
    }
    await this.events.emit(tx, 'campaign.closing_stopped', { ...owner, ...day, reason });
    await this.events.emitMany(
      tx,
      'investment.closing_stopped',
      told.map((investor) => ({ ...investor, reason })),
    );
  }

  private async readers(tx: Tx, { id, name, ownerId, currency }: LiveCampaign, closing: RollingClosingRow) {
    const about = { campaignId: id, campaign: name, currency };
    return { about, owner: { ...about, userId: ownerId }, investors: await this.members.investors(tx, closing.id) };
  }
}

interface Taken {
  amount: bigint;
  fee: bigint;
}
