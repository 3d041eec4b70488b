import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { PlatformFee, PlatformFeeRates } from '@cairn/contracts/fees/platform-fees';
import type { EntityManager } from 'typeorm';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';

/** Of those whose day has come, the latest; of two for the same day, the one that was confirmed last. */
const CURRENT = `(select p.id from platform_fee p, (select value #>> '{}' as name from site_setting where name = 'timezone') z
  where p.state = 'confirmed' and p.applies_from <= (kernel.now() at time zone z.name)::date
  order by p.applies_from desc, p.decided_at desc limit 1)`;

const RATES = `f.fixed_reached as "fixedReached", f.flexible_reached as "flexibleReached",
  f.flexible_missed as "flexibleMissed"`;
const ROW = (reader: string): string => `f.id, f.applies_from::text as "appliesFrom", ${RATES}, f.reason, f.state,
  f.id = ${CURRENT} as current, m.email as "makerEmail", f.made_at as "madeAt", k.email as "checkerEmail",
  f.decided_at as "decidedAt", f.state = 'waiting' and f.maker_id is distinct from ${reader} as "mayConfirm"`;
const FEES = `platform_fee f left join app_user m on m.id = f.maker_id left join app_user k on k.id = f.checker_id`;

/** The platform's fees, by the day from which they apply. */
@Injectable()
export class PlatformFeesRepository {
  constructor(private readonly database: Database) {}

  /** The fees of a campaign that is approved now. */
  async current(reader: EntityManager = this.database.manager): Promise<PlatformFeeRates> {
    const [row] = await reader.query<PlatformFeeRates[]>(`select ${RATES} from platform_fee f where f.id = ${CURRENT}`);
    if (row === undefined) throw new Error('The table of platform fees has no fees for today');
    return row;
  }

  list(query: AdminListQuery, readerId: string): Promise<AdminPage<PlatformFee>> {
    // Named here too, since the count selects no column that depends on the reader.
    const where = ['$1::uuid is not null'];
    const parameters: unknown[] = [readerId];
    if (query.state) where.push(`f.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(f.reason ilike ${place} or m.email ilike ${place} or k.email ilike ${place})`);
    }
    return adminPage<PlatformFee>(this.database, query, {
      select: ROW('$1::uuid'),
      from: FEES,
      where,
      parameters,
      orders: ordersOf('platform-fees', { madeAt: byInstant('f.made_at') }),
      key: byId('f.id'),
    });
  }

  async one(id: string, readerId: string, reader: EntityManager): Promise<PlatformFee> {
    const [row] = await reader.query<PlatformFee[]>(`select ${ROW('$2::uuid')} from ${FEES} where f.id = $1`, [
      id,
      readerId,
    ]);
    if (row === undefined) throw notFound();
    return row;
  }

  /** The day of the site's time zone. */
  async today(reader: EntityManager): Promise<string> {
    const [row] = await reader.query<{ day: string }[]>(
      `select (kernel.now() at time zone (value #>> '{}'))::date::text as day from site_setting where name = 'timezone'`,
    );
    return row?.day ?? '';
  }
}
