import { Injectable } from '@nestjs/common';
import type { DisputePort, DisputeSnapshot } from '../ports/dispute.port.js';
import type { Outcome } from '../ports/outcome.js';
import { NorthTrades } from './north-trades.js';

const RETURNED = 'RETURNED';

/** Money that a payer's bank takes out of escrow after it had settled: final at once, and nobody answers it. */
@Injectable()
export class NorthReturns implements DisputePort {
  readonly provider = 'north';

  constructor(private readonly trades: NorthTrades) {}

  async read(ref: string): Promise<Outcome<DisputeSnapshot>> {
    const found = await this.trades.read(ref);
    if (found.kind !== 'ok') return found;
    const { move } = found.value;
    if (move?.state !== RETURNED) return { kind: 'rejected', reason: 'other', code: 'not_returned' };
    return {
      kind: 'ok',
      value: {
        ref,
        moneyRef: ref,
        state: 'lost',
        amount: { minor: move.amount, currency: 'USD' },
        withdrawn: move.amount,
        reinstated: 0n,
        feeCharged: 0n,
        feeReturned: 0n,
        reason: /\bR\d{2}\b/.exec(move.error)?.[0] ?? 'returned',
        evidenceDueAt: null,
      },
    };
  }

  async listOf(moneyRef: string): Promise<Outcome<string[]>> {
    const found = await this.trades.read(moneyRef);
    if (found.kind !== 'ok') return found;
    return { kind: 'ok', value: found.value.move?.state === RETURNED ? [moneyRef] : [] };
  }
}
