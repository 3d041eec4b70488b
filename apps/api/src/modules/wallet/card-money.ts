import { Injectable } from '@nestjs/common';
import type { WithdrawableLater } from '@cairn/contracts/wallet/wallet.replies';
import type { EntityManager } from 'typeorm';
import { accountCode } from '../ledger/index.js';

/** What of a wallet came by card and may not leave yet; the rule stands beside the SQL function `wallet_card_money`. */
@Injectable()
export class CardMoney {
  /**
   * @param without id of a withdrawal that is left out
   * @returns minor units that may not be withdrawn now
   */
  async waiting(
    reader: EntityManager,
    wallet: { userId: string; currency: string },
    days: number,
    without = '',
  ): Promise<bigint> {
    const [row] = await reader.query<{ waiting: string }[]>(
      `select wallet_card_money($1, kernel.now() - make_interval(days => $2), $3) as waiting`,
      [accountCode.wallet(wallet.userId, wallet.currency), days, without],
    );
    return BigInt(row?.waiting ?? 0);
  }

  /** When what waits may leave, if nothing else happens: what waits now, after each card payment's days are over. */
  async later(
    reader: EntityManager,
    wallet: { userId: string; currency: string },
    days: number,
  ): Promise<WithdrawableLater[]> {
    const rows = await reader.query<{ at: Date; before: string; after: string }[]>(
      `with ends as (
         select distinct date_trunc('day', p.collected_at) + interval '1 day' as since from payment p
         where p.user_id = $2 and p.currency = $3 and p.collected_at > kernel.now() - make_interval(days => $4)
       ), left_over as (
         select kernel.now() - make_interval(days => $4) as since
         union all select since from ends
       ), waiting as (
         select since, wallet_card_money($1, since) as amount from left_over
       )
       select since + make_interval(days => $4) as at, amount as after, lag(amount) over (order by since) as before
       from waiting order by since`,
      [accountCode.wallet(wallet.userId, wallet.currency), wallet.userId, wallet.currency, days],
    );
    return rows.flatMap(({ at, before, after }) => {
      const amount = before === null ? 0n : BigInt(before) - BigInt(after);
      return amount > 0n ? [{ amount, at }] : [];
    });
  }
}
