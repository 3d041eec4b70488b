import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { LateRepayment } from '@cairn/contracts/repayments/late-repayment.reply';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { byDay, byId, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { SettingsService } from '../../settings/index.js';

type Row = Omit<LateRepayment, 'amount'> & { amount: string };

/** Payments to investors that are late, for the people who run the site, with the person to contact. */
@Injectable()
export class LateRepayments {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async list(query: AdminListQuery): Promise<AdminPage<LateRepayment>> {
    const { timezone } = await this.settings.all();
    const parameters: unknown[] = [dayIn(timezone, this.clock.now())];
    const where = [`r.state in ('due', 'paying')`, 'not r.early', 'r.due_on < $1::date'];
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(
        `(c.name ilike ${place} or r.number ilike ${place} or u.email ilike ${place}
          or u.first_name || ' ' || u.last_name ilike ${place})`,
      );
    }
    const page = await adminPage<Row>(this.database, query, {
      select: `r.id, r.number, c.id as "campaignId", c.name as "campaignName", u.id as "ownerId", u.email as "ownerEmail",
        u.first_name || ' ' || u.last_name as "ownerName", r.interest + r.principal as amount, r.currency,
        r.due_on::text as "dueDate", $1::date - r.due_on as "daysLate"`,
      from: 'repayment r join campaign c on c.id = r.campaign_id join app_user u on u.id = c.owner_id',
      where,
      parameters,
      orders: ordersOf('late-repayments', { dueDate: byDay('r.due_on') }),
      key: byId('r.id'),
    });
    return { ...page, items: page.items.map((row) => ({ ...row, amount: BigInt(row.amount) })) };
  }
}
