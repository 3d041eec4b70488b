import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { PayoutSums } from './campaign-funding.js';

/** What the payouts of a campaign come to, and what happens to them when its bank account changes. */
export interface PayoutRecords {
  of(campaignId: string, reader?: EntityManager): Promise<PayoutSums>;
  /** Nobody approves, shows, sends or rejects a payout of this campaign until the transaction ends. */
  lock(tx: Tx, campaignId: string): Promise<void>;
  /** Before the campaign's account changes: what was sent by bank remembers where it went. */
  rememberAccount(tx: Tx, campaignId: string): Promise<void>;
}

/** The payouts of campaigns. They are another module's, which stands on this one and registers what it keeps. */
@Injectable()
export class CampaignPayouts implements PayoutRecords {
  private records: PayoutRecords | null = null;

  register(records: PayoutRecords): void {
    this.records = records;
  }

  of(campaignId: string, reader?: EntityManager): Promise<PayoutSums> {
    return this.registered().of(campaignId, reader);
  }

  lock(tx: Tx, campaignId: string): Promise<void> {
    return this.registered().lock(tx, campaignId);
  }

  rememberAccount(tx: Tx, campaignId: string): Promise<void> {
    return this.registered().rememberAccount(tx, campaignId);
  }

  private registered(): PayoutRecords {
    if (this.records === null) throw new Error('Nobody has registered the payouts of campaigns');
    return this.records;
  }
}
