import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import { settledFromWallet } from '../payments/index.js';
import { CampaignPayouts, type PayoutRecords, type PayoutSums } from '../campaigns/index.js';

interface Row {
  requested: string;
  paid: string;
  chargedBack: string;
  settled: string;
  inHand: boolean;
}

/** The totals of a campaign's payouts. */
@Injectable()
export class PayoutSumsRepository implements PayoutRecords, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly payouts: CampaignPayouts,
  ) {}

  onModuleInit(): void {
    this.payouts.register(this);
  }

  async of(campaignId: string, reader: EntityManager = this.database.manager): Promise<PayoutSums> {
    const [row] = await reader.query<Row[]>(
      `select coalesce(sum(amount) filter (where state in ('requested', 'approved')), 0) as requested,
         coalesce(sum(amount) filter (where state in ('released', 'paid')), 0) as paid,
         coalesce(bool_or(state = 'approved'), false) as "inHand",
         (select coalesce(sum(d.amount), 0) from dispute d join payment p on p.id = d.payment_id
          left join investment i on p.purpose = 'investment' and i.id = p.subject_id
          left join repayment r on p.purpose = 'repayment' and r.id = p.subject_id
          where coalesce(i.campaign_id, r.campaign_id) = $1 and d.borne_by = 'owner' and d.state in ('open', 'lost'))
           as "chargedBack",
         ${settledFromWallet('$1::text')} as settled
       from payout where campaign_id = $1`,
      [campaignId],
    );
    return {
      requested: BigInt(row?.requested ?? 0),
      paid: BigInt(row?.paid ?? 0),
      chargedBack: BigInt(row?.chargedBack ?? 0),
      settled: BigInt(row?.settled ?? 0),
      inHand: row?.inHand ?? false,
    };
  }

  async lock(tx: Tx, campaignId: string): Promise<void> {
    reachRank(tx, 'record');
    await tx.query('select 1 from payout where campaign_id = $1 order by id for no key update', [campaignId]);
  }

  async rememberAccount(tx: Tx, campaignId: string): Promise<void> {
    await tx.query(
      `update payout p set sent_to = concat_ws(' ', c.bank_name, '••' || c.bank_account_last4) from campaign c
       where c.id = p.campaign_id and c.id = $1 and p.method = 'bank_transfer'
         and p.state not in ('requested', 'approved') and p.sent_to is null`,
      [campaignId],
    );
  }
}
