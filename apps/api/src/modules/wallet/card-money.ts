import { Injectable } from '@nestjs/common';
import { MOST_CARD_MONEY_DAYS } from '@cairn/contracts';
import type { WithdrawableLater } from '@cairn/contracts/wallet/wallet.replies';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../kernel/database/in-tx.js';
import { accountCode, Ledger } from '../ledger/index.js';

interface Wallet {
  userId: string;
  currency: string;
}

/** Money in a wallet that one card payment brought, in minor units. */
export interface CardPart {
  collectedAt: Date;
  amount: bigint;
}

/** Where the days of a card payment begin, as SQL: at its second, or at the end of its day. */
const BY_PAYMENT = 'collected_at';
const BY_DAY = `date_trunc('day', collected_at) + interval '1 day'`;

/**
 * What of a wallet came by card and may not leave yet: top-ups, and what others repaid with card money. The rule stands
 * beside the SQL functions `wallet_movements` and `wallet_card_money`.
 */
@Injectable()
export class CardMoney {
  constructor(private readonly ledger: Ledger) {}

  /**
   * @param without id of a withdrawal that is left out
   * @returns minor units that may not be withdrawn now
   */
  async waiting(reader: EntityManager, wallet: Wallet, days: number, without = ''): Promise<bigint> {
    const [row] = await reader.query<{ waiting: string }[]>(
      `select waiting from wallet_card_money($1, array[kernel.now() - make_interval(days => $2)], $3)`,
      [accountCode.wallet(wallet.userId, wallet.currency), days, without],
    );
    return BigInt(row?.waiting ?? 0);
  }

  /** When what waits may leave, if nothing else happens, the soonest first; a day is one date. */
  async later(reader: EntityManager, wallet: Wallet, days: number): Promise<WithdrawableLater[]> {
    const parts = await this.parts(reader, wallet, { days, begin: BY_DAY });
    return parts.map(({ collectedAt, amount }) => {
      const at = new Date(collectedAt);
      at.setUTCDate(at.getUTCDate() + days);
      return { amount, at };
    });
  }

  /**
   * The card money that an entry of this transaction spent: other money is spent first, then the oldest card money. Asked
   * after the entry, which keeps the wallet's balance still.
   * @param entry the id that the entry bears as its source
   */
  async spentBy(tx: Tx, wallet: Wallet, entry: string): Promise<CardPart[]> {
    const held = await this.parts(tx, wallet, { days: MOST_CARD_MONEY_DAYS, begin: BY_PAYMENT, without: entry });
    let left = await this.ledger.available(tx, accountCode.wallet(wallet.userId, wallet.currency));
    const spent: CardPart[] = [];
    for (const { collectedAt, amount } of held.toReversed()) {
      const kept = amount < left ? amount : left;
      left -= kept;
      if (amount > kept) spent.unshift({ collectedAt, amount: amount - kept });
    }
    return spent;
  }

  /** Card money of the last `days` by its card payments, the oldest first. */
  private async parts(
    reader: EntityManager,
    wallet: Wallet,
    { days, begin, without = '' }: { days: number; begin: string; without?: string },
  ): Promise<CardPart[]> {
    const rows = await reader.query<{ since: Date; before: string | null; after: string }[]>(
      `with start as (select kernel.now() - make_interval(days => $2) as since), begins as (
         select since from start
         union select ${begin} from wallet_movements($1, $3), start where minor > 0 and collected_at > since
       )
       select since, waiting as after, lag(waiting) over (order by since) as before
       from wallet_card_money($1, (select array_agg(since) from begins), $3) order by since`,
      [accountCode.wallet(wallet.userId, wallet.currency), days, without],
    );
    return rows.flatMap(({ since, before, after }) => {
      const amount = before === null ? 0n : BigInt(before) - BigInt(after);
      return amount > 0n ? [{ collectedAt: since, amount }] : [];
    });
  }
}
