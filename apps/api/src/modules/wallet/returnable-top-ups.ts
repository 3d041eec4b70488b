import { Injectable } from '@nestjs/common';
import type { ReturnableTopUp } from '@cairn/contracts/wallet/wallet.replies';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../content/index.js';
import { accountCode } from '../ledger/index.js';
import { CardMoney } from './card-money.js';

interface Wallet {
  userId: string;
  currency: string;
}

interface Credit {
  /** The top-up whose money it is; null for card money that no top-up brought, such as a dispute that was won. */
  topUpId: string | null;
  number: string | null;
  amount: string;
  at: Date;
  isReturnable: boolean;
}

/**
 * Credits of card money, the newest first. `$1`: code of the account, `$2`: days. What came back of a top-up's return is
 * that top-up's again; what left for the card is no longer part of the first credit.
 */
const CREDITS = `
  with credit as (
    select t.id, t.effective_at, l.amount,
      case t.kind when 'top_up' then p.subject_id else r.top_up_id end as top_up_id, t.kind
    from ledger.account a
    join ledger.line l on l.account_id = a.id and l.side = 'C'
    join ledger.tx t on t.id = l.tx_id and t.kind in ('top_up', 'refund_to_wallet', 'dispute_won')
    left join payment p on t.kind = 'top_up' and p.id::text = t.source_id
    left join refund f on t.kind = 'refund_to_wallet' and f.id::text = t.source_id and f.subject_type = 'top_up_return'
    left join top_up_return r on r.id = f.subject_id
    where a.code = $1
  )
  select u.id as "topUpId", u.number, coalesce(p.collected_at, c.effective_at) as at,
    c.amount - case when c.kind = 'top_up'
      then (select coalesce(sum(r.amount), 0) from top_up_return r where r.top_up_id = c.top_up_id) else 0 end as amount,
    p.collected_at > kernel.now() - make_interval(days => $2)
      and not exists (select 1 from dispute d where d.payment_id = p.id and d.withdrawn_at is not null) as "isReturnable"
  from credit c
  left join top_up u on u.id = c.top_up_id
  left join payment p on p.purpose = 'top_up' and p.subject_id = u.id and p.state = 'collected'
  order by c.id desc`;

/**
 * What may go back to a card. Of card money the oldest is spent first, so that what is left came by the newest payments:
 * a top-up that was spent is not returned with the money of another one, perhaps of another card.
 */
@Injectable()
export class ReturnableTopUps {
  constructor(
    private readonly settings: SettingsService,
    private readonly cardMoney: CardMoney,
  ) {}

  /** Minor units that may go back to the card of this top-up now; zero once its money may leave by bank. */
  async left(reader: EntityManager, topUp: Wallet & { id: string }): Promise<bigint> {
    const found = await this.of(reader, topUp);
    return found.find(({ preapprovalId }) => preapprovalId === topUp.id)?.amount ?? 0n;
  }

  /** Top-ups whose money is still in the wallet and waits, with what may go back of each; the newest first. */
  async of(reader: EntityManager, wallet: Wallet): Promise<ReturnableTopUp[]> {
    const { cardMoneyCooldownDays: days } = await this.settings.all(reader);
    let left = await this.cardMoney.waiting(reader, wallet, days);
    if (left === 0n) return [];
    const rows = await reader.query<Credit[]>(CREDITS, [accountCode.wallet(wallet.userId, wallet.currency), days]);
    const found = new Map<string, ReturnableTopUp>();
    for (const { topUpId, number, amount: credited, at, isReturnable } of rows) {
      const minor = BigInt(credited) < left ? BigInt(credited) : left;
      if (minor <= 0n) continue;
      left -= minor;
      if (topUpId === null || !isReturnable) continue;
      const amount = (found.get(topUpId)?.amount ?? 0n) + minor;
      found.set(topUpId, { preapprovalId: topUpId, number: number ?? '', amount, at });
    }
    return [...found.values()];
  }
}
