import { Injectable } from '@nestjs/common';
import type { WithdrawableLater } from '@cairn/contracts/wallet/wallet.replies';
import type { CollectionRail } from '@cairn/contracts/rails/providers';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { accountCode } from '../../ledger/index.js';
import { CardLots, type CardPart } from './card-lots.js';
import { isReversible, reversalDays } from './reversal-window.js';
import { MOVEMENTS } from './wallet-movements.sql.js';

interface Wallet {
  userId: string;
  currency: string;
}

interface Row {
  minor: string;
  origins: string[];
  paymentId: string | null;
  parts: { paymentId: string | null; rail: CollectionRail; collectedAt: string; amount: string }[];
}

const sumOf = (parts: readonly CardPart[]): bigint => parts.reduce((sum, { amount }) => sum + amount, 0n);

/** Money in a wallet that may still be taken back, as of a card: top-ups, and repayments by others. */
export class HeldCardMoney {
  /** The oldest payment first. */
  readonly waiting: readonly CardPart[];
  /** Minor units that may not be withdrawn now. */
  readonly total: bigint;

  /** @param cardDays how long money of a card waits; other ways to pay have their own days */
  constructor(
    private readonly lots: CardLots,
    private readonly cardDays: number,
    private readonly now: Date,
  ) {
    this.waiting = lots.left().filter((part) => this.waits(part));
    this.total = sumOf(this.waiting);
  }

  /** When what waits may leave, if nothing else happens, the soonest first; a day's payments count by its last one. */
  later(): WithdrawableLater[] {
    const days = new Map<string, WithdrawableLater>();
    const parts = this.waiting.map((part) => ({ amount: part.amount, at: this.freeAt(part) }));
    for (const { at, amount } of parts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const day = at.toISOString().slice(0, 10);
      days.set(day, { amount: amount + (days.get(day)?.amount ?? 0n), at });
    }
    return [...days.values()];
  }

  /** Minor units of it that the entries of an origin took, such as `withdrawal:` and its id. */
  takenBy(origin: string): bigint {
    return sumOf(this.lots.spentBy(origin).filter((part) => this.waits(part)));
  }

  private freeAt({ rail, collectedAt }: CardPart): Date {
    const at = new Date(collectedAt);
    at.setUTCDate(at.getUTCDate() + reversalDays(rail, this.cardDays));
    return at;
  }

  private waits(part: CardPart): boolean {
    return this.freeAt(part) > this.now;
  }
}

/** Reads what of a wallet is card money. */
@Injectable()
export class CardMoney {
  constructor(private readonly clock: Clock) {}

  /** @param cardDays how long money of a card waits */
  async held(reader: EntityManager, wallet: Wallet, cardDays: number): Promise<HeldCardMoney> {
    return new HeldCardMoney(await this.lots(reader, wallet), cardDays, this.clock.now());
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
        // What nobody can take back is money like any other.
        parts: parts
          .filter(({ rail }) => isReversible(rail))
          .map((part) => ({ ...part, collectedAt: new Date(part.collectedAt), amount: BigInt(part.amount) })),
      })),
    );
  }
}
