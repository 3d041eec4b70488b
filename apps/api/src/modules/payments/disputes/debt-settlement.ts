import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockCampaign, lockPerson } from '../../../kernel/database/locks.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { debtsOf } from './debts.sql.js';

const SWEEP = 'payments.debts';
const BATCH = 50;

/** People who owe something in a currency in which their wallet has money. */
const SETTLEABLE = `
  select distinct split_part(d.code, ':', 4) as item
  from ledger.account d join ledger.balance b on b.account_id = d.id
  where d.group_code = 'A:recv' and d.code like 'A:recv:investor:%' and b.dr > b.cr
    and ledger.available('L:wallet:' || split_part(d.code, ':', 4) || ':' || d.currency) > 0
  union
  select c.owner_id::text
  from ledger.account d join ledger.balance b on b.account_id = d.id
  join campaign c on c.id = split_part(d.code, ':', 4)::uuid
  where d.group_code = 'A:recv' and d.code like 'A:recv:owner:%'
    and b.dr - b.cr > greatest(ledger.available('L:payable:' || c.id || ':' || d.currency), 0)
    and ledger.available('L:wallet:' || c.owner_id || ':' || d.currency) > 0`;

/** Of an owner's debt: whose campaign it is for. */
const OF_CAMPAIGN = /^A:recv:owner:([^:]+):/;

interface Debt {
  code: string;
  currency: string;
  minor: string;
}

/** Settles debts after chargebacks that no payout covers from money received in the wallet. */
@Injectable()
export class DebtSettlement implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 5, run: () => this.settleDue() });
    this.parked.register({ sweep: SWEEP, waiting: SETTLEABLE });
  }

  private async settleDue(): Promise<number> {
    const due = await this.database.query<{ item: string }>(
      `select item from (${SETTLEABLE}) due where ${notParked(SWEEP, 'item')} order by item limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ item }) => item),
      (userId) => this.database.inTx((tx) => this.settle(tx, userId)),
    );
  }

  /**
   * The person's lock makes reading and posting one: a second run finds what the first has left. A campaign's lock does
   * the same with its payouts, which take the same debt.
   */
  private async settle(tx: Tx, userId: string): Promise<void> {
    await lockPerson(tx, userId);
    for (const { code } of await this.debts(tx, userId)) {
      const campaignId = OF_CAMPAIGN.exec(code)?.[1];
      if (campaignId !== undefined) await lockCampaign(tx, campaignId);
    }
    const debts = await this.debts(tx, userId);
    for (const { code, currency, minor } of debts) {
      const wallet = accountCode.wallet(userId, currency);
      const available = await this.ledger.available(tx, wallet);
      const owed = BigInt(minor);
      if (available <= 0n) continue;
      const uid = newId();
      await this.ledger.post(tx, {
        uid,
        kind: 'receivable_netted',
        phase: 'posted',
        sourceType: 'debt',
        sourceId: `${userId}:${uid}`,
        actor: 'debts',
        postings: [{ debit: wallet, credit: code, minor: owed < available ? owed : available, currency }],
      });
    }
  }

  /** In one order, in which campaigns are locked. */
  private debts(tx: Tx, userId: string): Promise<Debt[]> {
    return tx.query<Debt[]>(`${debtsOf('$1::text')} order by 1`, [userId]);
  }
}
