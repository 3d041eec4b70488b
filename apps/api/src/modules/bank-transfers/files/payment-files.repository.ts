import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { PaymentFileDetail, PaymentFileItem, PaymentFileRow } from '@cairn/contracts/payments/payment-files';
import type { EntityManager } from 'typeorm';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Payees, TRANSFER_KINDS, TRANSFERS, type TransferRow } from '../payees.js';

type Row = Omit<PaymentFileDetail, 'amount' | 'transfers' | 'mayRelease' | 'mayCancel' | 'mayDownload'> & {
  amount: string;
  makerId: string;
};

const ITEMS = `payment_file_item i where i.file_id = f.id`;
const ROW = `f.id, f.number, f.format, f.currency, f.state, f.reason, m.email as "madeBy", f.made_at as "madeAt",
  f.made_by as "makerId", d.email as "decidedBy", f.decided_at as "decidedAt", f.downloads, f.downloaded_at as "downloadedAt",
  (select count(*)::int from ${ITEMS} and i.state <> 'dropped') as "itemCount",
  (select coalesce(sum(i.amount), 0) from ${ITEMS} and i.state <> 'dropped') as amount,
  (select count(*)::int from ${ITEMS} and i.state = 'listed' and f.state = 'released') as "waitingCount"`;
const FILES = `payment_file f join app_user m on m.id = f.made_by left join app_user d on d.id = f.decided_by`;

/** Payment files as finance reads them. */
@Injectable()
export class PaymentFilesRepository {
  constructor(
    private readonly database: Database,
    private readonly payees: Payees,
  ) {}

  async list(admin: Identity, query: AdminListQuery): Promise<AdminPage<PaymentFileRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`f.state = $${parameters.push(query.state)}`);
    if (query.q) where.push(`f.number ilike $${parameters.push(containing(query.q))}`);
    const page = await adminPage<Row>(this.database, query, {
      select: ROW,
      from: FILES,
      where,
      parameters,
      orders: ordersOf('payment-files', { madeAt: byInstant('f.made_at') }),
      key: byId('f.id'),
    });
    return {
      ...page,
      items: page.items.map((row) => {
        const { reason: _reason, downloadedAt: _at, decidedAt: _decided, ...shown } = present(admin, row);
        return shown;
      }),
    };
  }

  async one(admin: Identity, id: string, reader: EntityManager = this.database.manager): Promise<PaymentFileDetail> {
    const [row] = await reader.query<Row[]>(`select ${ROW} from ${FILES} where f.id = $1`, [id]);
    if (row === undefined) throw notFound();
    const transfers: PaymentFileItem[] = [];
    for (const kind of TRANSFER_KINDS) {
      // The amount is that of the file: what became of the transfer since changes nothing about it.
      const rows = await reader.query<
        (TransferRow & Pick<PaymentFileItem, 'result'> & { itemState: PaymentFileItem['state'] })[]
      >(
        `select t.*, i.amount, i.state as "itemState", i.result from payment_file_item i join (${TRANSFERS[kind]}) t on t.id = i.transfer_id
         where i.file_id = $2 and i.kind = $3 order by i.number`,
        [admin.userId, id, kind],
      );
      for (const { itemState, result, ...transfer } of rows)
        transfers.push({ ...this.payees.shown(transfer), state: itemState, result });
    }
    return { ...present(admin, row), transfers };
  }
}

const present = (admin: Identity, { makerId, ...row }: Row): Omit<PaymentFileDetail, 'transfers'> => ({
  ...row,
  amount: BigInt(row.amount),
  mayRelease: row.state === 'made' && makerId !== admin.userId,
  mayCancel: row.state === 'made',
  mayDownload: row.state === 'released',
});
