import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { PayoutSums } from './campaign-funding.js';

/** The totals of a campaign's payouts, and what happens to them when its bank account changes. */
export interface PayoutRecords {
  of(campaignId: string, reader?: EntityManager): Promise<PayoutSums>;
  /** Nobody approves, shows, sends or rejects a payout of this campaign until the transaction ends. */
  lock(tx: Tx, campaignId: string): Promise<void>;
  /** Before the campaign's account changes: payouts sent by bank keep the account they were sent to. */
  rememberAccount(tx: Tx, campaignId: string): Promise<void>;
}

/** The payouts of campaigns, registered by the payouts module, which depends on this one. */
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
    if (this.records === null) throw new Error('The payouts of campaigns are not registered');
    return this.records;
  }
}
