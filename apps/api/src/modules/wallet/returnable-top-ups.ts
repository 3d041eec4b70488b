import { Injectable } from '@nestjs/common';
import type { ReturnableTopUp } from '@cairn/contracts/wallet/wallet.replies';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../content/index.js';
import { accountCode } from '../ledger/index.js';
import { CardMoney } from './card-money.js';

/** Newest first; older ones are named once these are returned. */
const MOST = 20;

/** What was returned of a top-up and did not come back to the wallet. `$1`: ids of top-ups. */
const RETURNED = `
  select t.id, coalesce(sum(r.amount), 0) as returned from unnest($1::uuid[]) t(id)
  left join top_up_return r on r.top_up_id = t.id
    and not exists (select 1 from refund f where f.subject_type = 'top_up_return' and f.subject_id = r.id
                    and f.resolution = 'wallet')
  group by t.id`;

interface TopUp {
  id: string;
  userId: string;
  amount: bigint;
  currency: string;
}

/** What may go back to a card: of each top-up, no more than came by it and than is left of card money in the wallet. */
@Injectable()
export class ReturnableTopUps {
  constructor(
    private readonly settings: SettingsService,
    private readonly cardMoney: CardMoney,
  ) {}

  /** Minor units that may go back to the card of this top-up now; zero once its money may leave by bank. */
  async left(reader: EntityManager, topUp: TopUp): Promise<bigint> {
    const found = await this.of(reader, topUp, topUp.id);
    return found[0]?.amount ?? 0n;
  }

  /** Top-ups of a wallet whose money still waits, with what may go back of each. */
  async of(
    reader: EntityManager,
    wallet: Pick<TopUp, 'userId' | 'currency'>,
    only?: string,
  ): Promise<ReturnableTopUp[]> {
    const { cardMoneyCooldownDays: days } = await this.settings.all(reader);
    const waiting = await this.cardMoney.waiting(reader, wallet, days);
    if (waiting === 0n) return [];
    const available = await this.available(reader, wallet);
    const rows = await reader.query<{ id: string; number: string; amount: string; at: Date }[]>(
      `select t.id, t.number, t.amount, p.collected_at as at from payment p join top_up t on t.id = p.subject_id
       where p.user_id = $1 and p.currency = $2 and p.purpose = 'top_up' and p.state = 'collected'
         and p.collected_at > kernel.now() - make_interval(days => $3) and ($4::uuid is null or t.id = $4)
         and not exists (select 1 from dispute d where d.payment_id = p.id and d.withdrawn_at is not null)
       order by p.collected_at desc limit ${MOST}`,
      [wallet.userId, wallet.currency, days, only ?? null],
    );
    const returned = await reader.query<{ id: string; returned: string }[]>(RETURNED, [rows.map(({ id }) => id)]);
    const most = waiting < available ? waiting : available;
    return rows.flatMap(({ id, number, amount, at }) => {
      const gone = BigInt(returned.find((row) => row.id === id)?.returned ?? 0);
      const left = BigInt(amount) - gone;
      const minor = left < most ? left : most;
      return minor > 0n ? [{ preapprovalId: id, number, amount: minor, at }] : [];
    });
  }

  private async available(
    reader: EntityManager,
    { userId, currency }: Pick<TopUp, 'userId' | 'currency'>,
  ): Promise<bigint> {
    const [row] = await reader.query<{ minor: string }[]>('select ledger.available($1) as minor', [
      accountCode.wallet(userId, currency),
    ]);
    return BigInt(row?.minor ?? 0);
  }
}
