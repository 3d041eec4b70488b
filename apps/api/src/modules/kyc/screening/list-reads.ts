import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ScreeningListRow } from '@cairn/contracts/screening/screening.replies';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';

const ROW = `l.id, l.kind, l.state, l.file_name as "fileName", l.size::float8 as size, l.sha256,
  case when l.state = 'waiting' then least(100, coalesce(p.read_bytes, 0) * 100 / l.size) else 100 end::int as progress,
  l.entries, l.people, l.fault, l.fault_line as "faultLine", u.email as "uploadedBy", l.uploaded_at as "uploadedAt",
  l.finished_at as "finishedAt"`;
const FROM = `screening_list l join app_user u on u.id = l.uploaded_by left join screening_progress p on p.list_id = l.id`;

/** The versions of lists, as the console shows them. */
@Injectable()
export class ListReads {
  constructor(private readonly database: Database) {}

  list(query: AdminListQuery): Promise<AdminPage<ScreeningListRow>> {
    const [where, parameters]: [string[], unknown[]] = [[], []];
    if (query.state) where.push(`l.state = $${parameters.push(query.state)}`);
    if (query.q) where.push(`l.file_name ilike $${parameters.push(containing(query.q))}`);
    return adminPage<ScreeningListRow>(this.database, query, {
      select: ROW,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('screening-lists', { uploadedAt: byInstant('l.uploaded_at') }),
      key: byId('l.id'),
    });
  }

  async one(id: string): Promise<ScreeningListRow> {
    const [row] = await this.database.query<ScreeningListRow>(`select ${ROW} from ${FROM} where l.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return row;
  }
}
