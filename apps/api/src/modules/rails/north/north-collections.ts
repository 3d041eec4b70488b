import type { EscrowRail } from '@cairn/contracts/rails/providers';
import type {
  CollectionOpened,
  CollectionPort,
  CollectionSnapshot,
  CollectionState,
} from '../ports/collection.port.js';
import type { Outcome } from '../ports/outcome.js';
import type { NorthClient } from './north-client.js';
import type { NorthMove } from './north-escrow-shapes.js';
import type { FundedTrade, NorthTrades } from './north-trades.js';

const CURRENCY = 'USD';

/** What the states of a movement mean; every other one is on its way. */
const STATES: Readonly<Record<string, CollectionState>> = {
  SETTLED: 'collected',
  RETURNED: 'failed',
  DECLINED: 'failed',
  VOIDED: 'expired',
};

/** The bank network's code, where the provider's words begin with one. */
const codeOf = ({ state, error }: NorthMove): string | null =>
  /\bR\d{2}\b/.exec(error)?.[0] ?? (STATES[state] === 'failed' ? state.toLowerCase() : null);

function stateOf({ trade, move }: FundedTrade): CollectionState {
  if (move !== null) return STATES[move.state] ?? 'clearing';
  return trade.status === 'CANCELED' ? 'expired' : 'open';
}

/** Payments into escrow, from what was linked there: there is no page, and each is read as a trade and its movement. */
export class NorthCollections implements CollectionPort {
  readonly provider = 'north';
  readonly expires = 'provider';

  constructor(
    readonly rail: EscrowRail,
    readonly isConfigured: boolean,
    private readonly client: NorthClient,
    private readonly trades: NorthTrades,
  ) {}

  start(): Promise<Outcome<CollectionOpened>> {
    return Promise.resolve({ kind: 'rejected', reason: 'other', code: 'no_page' });
  }

  async read(ref: string): Promise<Outcome<CollectionSnapshot>> {
    const outcome = await this.trades.read(ref);
    if (outcome.kind !== 'ok') return outcome;
    const { trade, move } = outcome.value;
    const state = stateOf(outcome.value);
    const money = (minor: bigint) => ({ minor, currency: CURRENCY });
    return {
      kind: 'ok',
      value: {
        ref,
        state,
        requested: money(trade.amount),
        received: money(state === 'collected' ? (move?.amount ?? 0n) : 0n),
        moneyRef: move === null ? null : ref,
        // The agent bills its fees apart from the money.
        fee: money(0n),
        exchanged: null,
        failureCode: move === null ? null : codeOf(move),
      },
    };
  }

  /** Voids a debit that was not submitted yet; a later one goes on, and what comes is given back. */
  async stop(ref: string): Promise<void> {
    const outcome = await this.trades.read(ref);
    if (outcome.kind !== 'ok') return;
    const { trade, move } = outcome.value;
    if (move === null) await this.trades.drop(trade.accountId, trade.tradeId);
    else if (trade.rail === 'north_ach' && move.state === 'PENDING')
      await this.client.call('POST', 'requestForVoidACH', { RefNum: move.refNum }, () => true);
  }
}
