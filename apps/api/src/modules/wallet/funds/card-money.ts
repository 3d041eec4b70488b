import { Injectable } from '@nestjs/common';
import type { WithdrawableLater } from '@cairn/contracts/wallet/wallet.replies';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { accountCode } from '../../ledger/index.js';
import { CardLots, type CardPart } from './card-lots.js';
import { MOVEMENTS } from './wallet-movements.sql.js';

interface Wallet {
  userId: string;
  currency: string;
}

interface Row {
  minor: string;
  origins: string[];
  paymentId: string | null;
  parts: { paymentId: string | null; collectedAt: string; amount: string }[];
}

const sumOf = (parts: readonly CardPart[]): bigint => parts.reduce((sum, { amount }) => sum + amount, 0n);

/** Card money in a wallet that cannot be withdrawn yet: top-ups, and repayments by others with card money. */
export class HeldCardMoney {
  /** The oldest card payment first. */
  readonly waiting: readonly CardPart[];
  /** Minor units that may not be withdrawn now. */
  readonly total: bigint;

  constructor(
    private readonly lots: CardLots,
    private readonly days: number,
    private readonly since: Date,
  ) {
    this.waiting = lots.left().filter((part) => this.waits(part));
    this.total = sumOf(this.waiting);
  }

  /** When what waits may leave, if nothing else happens, the soonest first; a day's payments count by its last one. */
  later(): WithdrawableLater[] {
    const days = new Map<string, WithdrawableLater>();
    for (const { collectedAt, amount } of this.waiting) {
      const at = new Date(collectedAt);
      at.setUTCDate(at.getUTCDate() + this.days);
      const day = at.toISOString().slice(0, 10);
      days.set(day, { amount: amount + (days.get(day)?.amount ?? 0n), at });
    }
    return [...days.values()];
  }

  /** Minor units of it that the entries of an origin took, such as `withdrawal:` and its id. */
  takenBy(origin: string): bigint {
    return sumOf(this.lots.spentBy(origin).filter((part) => this.waits(part)));
  }

  private waits({ collectedAt }: CardPart): boolean {
    return collectedAt > this.since;
  }
}

/** Reads what of a wallet is card money. */
@Injectable()
export class CardMoney {
  constructor(private readonly clock: Clock) {}

  /** @param days how long card money waits */
  async held(reader: EntityManager, wallet: Wallet, days: number): Promise<HeldCardMoney> {
    const since = new Date(this.clock.now());
    since.setUTCDate(since.getUTCDate() - days);
    return new HeldCardMoney(await this.lots(reader, wallet), days, since);
  }

  /** Card money that a repayment took from its owner's wallet, however long it had been there. */
  async spentOn(reader: EntityManager, wallet: Wallet, repaymentId: string): Promise<CardPart[]> {
    return (await this.lots(reader, wallet)).spentBy(`repayment:${repaymentId}`);
  }

  private async lots(reader: EntityManager, { userId, currency }: Wallet): Promise<CardLots> {
    const rows = await reader.query<Row[]>(MOVEMENTS, [accountCode.wallet(userId, currency)]);
    return new CardLots(
      rows.map(({ minor, parts, ...row }) => ({
        ...row,
        minor: BigInt(minor),
        parts: parts.map((part) => ({
          ...part,
          collectedAt: new Date(part.collectedAt),
          amount: BigInt(part.amount),
        })),
      })),
    );
  }
}
