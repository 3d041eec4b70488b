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
  /** The top-up whose money it is; null for card money that no top-up brought: a won dispute of an investment, a repayment. */
  topUpId: string | null;
  number: string | null;
  amount: string;
  at: Date;
  isReturnable: boolean;
}

/**
 * Credits of card money, those of the newest card payment first. `$1`: code of the account, `$2`: days. What came back of a top-up, from its
 * card or from a dispute that was won, is that top-up's again; what left for the card, or was taken by its bank, is no
 * longer part of the top-up's credits, the first one first.
 */
const CREDITS = `
  with line as (
    select t.id, t.kind, t.source_id, t.effective_at, l.side, l.amount
    from ledger.account a join ledger.line l on l.account_id = a.id join ledger.tx t on t.id = l.tx_id
    where a.code = $1
  ), credit as (
    select c.id, c.effective_at, c.amount, coalesce(p.subject_id, r.top_up_id, b.subject_id) as top_up_id
    from line c
    left join payment p on c.kind = 'top_up' and p.id::text = c.source_id
    left join refund f on c.kind = 'refund_to_wallet' and f.id::text = c.source_id and f.subject_type = 'top_up_return'
    left join top_up_return r on r.id = f.subject_id
    left join dispute d on c.kind = 'dispute_won' and d.id::text = c.source_id
    left join payment b on b.id = d.payment_id and b.purpose = 'top_up'
    where c.side = 'C' and c.kind in ('top_up', 'refund_to_wallet', 'dispute_won')
  ), gone as (
    select top_up_id, sum(amount) as amount from (
      select r.top_up_id, r.amount from top_up_return r where r.top_up_id in (select top_up_id from credit)
      union all
      select p.subject_id, c.amount from line c
      join dispute d on c.kind = 'chargeback' and c.side = 'D' and d.id::text = c.source_id
      join payment p on p.id = d.payment_id and p.purpose = 'top_up'
    ) taken group by top_up_id
  )
  select c.id as entry, u.id as "topUpId", u.number, coalesce(p.collected_at, c.effective_at) as at,
    least(c.amount, sum(c.amount) over (partition by coalesce(c.top_up_id::text, c.id::text) order by c.id)
      - coalesce(g.amount, 0)) as amount,
    p.collected_at > kernel.now() - make_interval(days => $2)
      and not exists (select 1 from dispute d where d.payment_id = p.id and d.withdrawn_at is not null) as "isReturnable"
  from credit c
  left join gone g on g.top_up_id = c.top_up_id
  left join top_up u on u.id = c.top_up_id
  left join payment p on p.purpose = 'top_up' and p.subject_id = u.id and p.state = 'collected'
  union all
  select m.entry, null, null, m.collected_at, m.card, false
  from wallet_movements($1) m where m.source_type = 'repayment_chunk' and m.card is not null
  order by at desc, entry desc`;

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
