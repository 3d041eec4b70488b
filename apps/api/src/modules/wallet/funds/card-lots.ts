import type { CollectionRail } from '@cairn/contracts/rails/providers';

/** Money in a wallet that one payment brought which may be taken back, as by card, in minor units. */
export interface CardPart {
  /** The payment into this wallet; null for a repayment that somebody else paid. */
  paymentId: string | null;
  /** How it was paid, which says for how long it may be taken back. */
  rail: CollectionRail;
  collectedAt: Date;
  amount: bigint;
}

/** One entry of a wallet's account, in minor units: credits are positive, debits negative. */
export interface Movement {
  minor: bigint;
  /** Its subject. A credit gives back what the debits of the first one, then of the next ones, have taken. */
  origins: readonly string[];
  /** For a debit, the card payment whose money it takes first: a return to its card, or a chargeback. */
  paymentId: string | null;
  /** The card money in a credit that returns nothing. */
  parts: readonly CardPart[];
}

interface Taken {
  /** The lot that it was taken from; null for money that did not come from a card. */
  lot: CardPart | null;
  amount: bigint;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * A wallet as the card payments it still holds. Spending takes money that no card brought first, then that of the oldest
 * card payment; what comes back (an investment that was cancelled, a withdrawal that the bank returned, a dispute that
 * was won) is again what it was when it was taken. So no order of buying, cancelling, withdrawing and disputing makes
 * other money of card money, or card money of other money.
 */
export class CardLots {
  /** The oldest card payment first. */
  private readonly lots: CardPart[] = [];
  private readonly takenBy = new Map<string, Taken[]>();
  private other = 0n;

  /** @param movements in the order in which they were posted */
  constructor(movements: readonly Movement[]) {
    for (const movement of movements) {
      if (movement.minor < 0n) this.debit(movement);
      else this.credit(movement);
    }
  }

  /** Card money that is left, by its card payments, the oldest first. */
  left(): CardPart[] {
    return this.lots.filter(({ amount }) => amount > 0n);
  }

  /** Card money that the debits of an origin took and nothing has given back, the oldest first. */
  spentBy(origin: string): CardPart[] {
    const taken = this.takenBy.get(origin) ?? [];
    return taken.flatMap(({ lot, amount }) => (lot === null || amount === 0n ? [] : [{ ...lot, amount }]));
  }

  private debit({ minor, origins: [origin = ''], paymentId }: Movement): void {
    let rest = -minor;
    const taken = this.takenBy.get(origin) ?? [];
    this.takenBy.set(origin, taken);
    const take = (lot: CardPart | null, amount: bigint): void => {
      if (amount <= 0n) return;
      if (lot === null) this.other -= amount;
      else lot.amount -= amount;
      rest -= amount;
      taken.push({ lot, amount });
    };
    if (paymentId !== null)
      for (const lot of this.lots) if (lot.paymentId === paymentId) take(lot, least(rest, lot.amount));
    take(null, least(rest, this.other));
    for (const lot of this.lots) take(lot, least(rest, lot.amount));
    // Entries of one moment may be numbered the other way round: the next credit makes up for it.
    take(null, rest);
  }

  private credit({ minor, origins, parts }: Movement): void {
    // Read first: giving back changes `other` too.
    const rest = this.bring(parts, this.giveBack(origins, minor));
    this.other += rest;
    this.balanceOther();
  }

  /** Gives back what the debits of the origins took, the last first. Gives what no debit had taken. */
  private giveBack(origins: readonly string[], minor: bigint): bigint {
    let rest = minor;
    for (const one of origins.flatMap((origin) => (this.takenBy.get(origin) ?? []).toReversed())) {
      const amount = least(rest, one.amount);
      one.amount -= amount;
      rest -= amount;
      if (one.lot === null) this.other += amount;
      else one.lot.amount += amount;
    }
    return rest;
  }

  /** Adds new card money, the newest first: if there is less than its parts, the newest is card money. Gives the rest. */
  private bring(parts: readonly CardPart[], minor: bigint): bigint {
    let rest = minor;
    for (const part of parts.toSorted((a, b) => b.collectedAt.getTime() - a.collectedAt.getTime())) {
      const amount = least(rest, part.amount);
      if (amount > 0n) this.add({ ...part, amount });
      rest -= amount;
    }
    return rest;
  }

  /** Other money that was spent before it arrived is replaced by the oldest card payments. */
  private balanceOther(): void {
    for (const lot of this.lots) {
      if (this.other >= 0n) return;
      const amount = least(-this.other, lot.amount);
      lot.amount -= amount;
      this.other += amount;
    }
  }

  private add(lot: CardPart): void {
    const place = this.lots.findIndex(({ collectedAt }) => collectedAt > lot.collectedAt);
    this.lots.splice(place < 0 ? this.lots.length : place, 0, lot);
  }
}
