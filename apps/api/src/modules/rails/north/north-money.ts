import { Injectable } from '@nestjs/common';
import { ESCROW_RAILS } from '@cairn/contracts/rails/providers';
import type { Rail } from '../registry/rail-registry.js';
import { NorthClient } from './north-client.js';
import { NorthCollections } from './north-collections.js';
import { NorthEscrow } from './north-escrow.js';
import { NorthRefunds } from './north-refunds.js';
import { NorthReturns } from './north-returns.js';
import { NorthStatement } from './north-statement.js';
import { NorthTrades } from './north-trades.js';

/** What North Capital offers as escrow agent, beside parties and their checks. */
@Injectable()
export class NorthMoney {
  readonly offers: Pick<Rail, 'collections' | 'escrow' | 'refund' | 'dispute' | 'statement'>;

  constructor(
    client: NorthClient,
    trades: NorthTrades,
    escrow: NorthEscrow,
    refund: NorthRefunds,
    dispute: NorthReturns,
    statement: NorthStatement,
  ) {
    const collections = ESCROW_RAILS.map((rail) => new NorthCollections(rail, escrow.isConfigured, client, trades));
    this.offers = { collections, escrow, refund, dispute, statement };
  }
}
