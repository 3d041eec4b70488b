import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ProviderBalanceRow } from '@cairn/contracts/payments/provider-balances';
import { byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';

type Money = 'balance' | 'ours' | 'inFlight' | 'difference';
type Row = Omit<ProviderBalanceRow, Money> & Record<Money, string>;

const ID = `(b.provider || ':' || b.currency)`;

/** The balances of providers, for the console. */
@Injectable()
export class ProviderBalancesRepository {
  constructor(private readonly database: Database) {}

  /** `state`: differs. */
  async list(query: AdminListQuery): Promise<AdminPage<ProviderBalanceRow>> {
    const where: string[] = query.state === 'differs' ? ['b.differs_since is not null'] : [];
    const parameters: unknown[] = [];
    if (query.q) where.push(`${ID} ilike $${parameters.push(containing(query.q))}`);
    const page = await adminPage<Row>(this.database, query, {
      select: `${ID} as id, b.provider, b.currency, b.balance, b.ours, b.in_flight as "inFlight", b.difference,
        b.differs_since as "differsSince", r.as_of as "asOf", r.read_at as "readAt"`,
      from: 'provider_balance b join provider_balance_reading r on r.provider = b.provider',
      where,
      parameters,
      orders: ordersOf('provider-balances', { provider: byText('b.provider') }),
      key: byText(ID),
    });
    const items = page.items.map((row) => ({
      ...row,
      balance: BigInt(row.balance),
      ours: BigInt(row.ours),
      inFlight: BigInt(row.inFlight),
      difference: BigInt(row.difference),
    }));
    return { ...page, items };
  }
}
