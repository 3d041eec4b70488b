import type { SandboxClock } from '../../core/clock.js';
import { newId } from '../../core/identifiers.js';
import type { Scheduler } from '../../core/scheduler.js';
import type { Collection } from '../../core/store.js';
import type { NorthParties } from '../parties.js';
import type { LinkDocument, Means, MoveDocument, TradeDocument } from './documents.js';

/** Accounts' links, trades and the movements of their money. */
export class NorthEscrow {
  readonly links: Collection<LinkDocument>;
  readonly trades: Collection<TradeDocument>;
  readonly moves: Collection<MoveDocument>;
  readonly prices: Collection<{ cents: number }>;
  private readonly counters: Collection<{ next: number }>;

  constructor(
    readonly parties: NorthParties,
    readonly clock: SandboxClock,
    readonly scheduler: Scheduler,
    private readonly address: () => string,
  ) {
    const { store } = parties;
    this.links = store.collection('north_links');
    this.trades = store.collection('north_trades');
    this.moves = store.collection('north_moves');
    this.prices = store.collection('north_prices');
    this.counters = store.collection('north_escrow_counters');
  }

  /** A page for linking; an account has one of each kind. */
  openLink(accountId: string, means: Means): LinkDocument {
    const link: LinkDocument = { token: newId('link', 24), accountId, means, linked: null };
    this.links.put(link.token, link);
    return link;
  }

  pageOf({ token }: LinkDocument): string {
    return `${this.address()}/north/link/${token}`;
  }

  linkedBy(accountId: string, means: Means): LinkDocument | undefined {
    return this.links
      .all()
      .find((link) => link.accountId === accountId && link.means === means && link.linked !== null);
  }

  tradeOf(tradeId: string, accountId: string): TradeDocument | undefined {
    const trade = this.trades.get(tradeId);
    return trade?.accountId === accountId ? trade : undefined;
  }

  moveOf(tradeId: string): MoveDocument | undefined {
    return this.moves.all().find((move) => move.tradeId === tradeId);
  }

  number(name: 'trade' | 'move'): string {
    const { next } = this.counters.get(name) ?? { next: 10_001 };
    this.counters.put(name, { next: next + 1 });
    return String(next);
  }
}
