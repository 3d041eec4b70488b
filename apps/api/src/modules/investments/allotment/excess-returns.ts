import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Ledger } from '../../ledger/index.js';
import { RefundsService } from '../../payments/index.js';
import { aboutOf } from '../record/investment-events.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { InvestmentReturns } from '../refunds/returns.js';
import { excessToCard, excessToWallet } from './excess-postings.js';

const BATCH = 100;
const SWEEP = 'allotments.return';
/** The subject of a card's refund. */
export const EXCESS = 'investment_excess';

/** Sends back what was not allotted, each investment in a transaction of its own: after a crash the next sweep goes on. */
@Injectable()
export class ExcessReturns implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly investments: InvestmentLifecycle,
    private readonly returns: InvestmentReturns,
    private readonly refunds: RefundsService,
    private readonly ledger: Ledger,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 10, run: () => this.returnDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: 'select investment_id as item from allotment where returned_at is null',
    });
  }

  private async returnDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select a.investment_id as id from allotment a where a.returned_at is null and ${notParked(SWEEP, 'a.investment_id')}
       order by a.made_at, a.investment_id limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.database.inTx((tx) => this.giveBack(tx, id)),
    );
  }

  private async giveBack(tx: Tx, id: string): Promise<void> {
    const investment = await this.investments.lock(tx, id);
    const [row] = await tx.query<{ excess: string; allotted: string }[]>(
      `with sent as (
         update allotment set returned_at = kernel.now() where investment_id = $1 and returned_at is null
         returning committed - allotted as excess, allotted)
       select excess, allotted from sent`,
      [id],
    );
    if (row === undefined) return;
    if (BigInt(row.allotted) > 0n) return this.giveBackExcess(tx, investment, BigInt(row.excess));
    // A bank may have taken it back in the meantime.
    if (investment.state !== 'received') return;
    const about = await aboutOf(tx, investment.campaignId);
    await this.returns.giveBack(tx, investment, systemActor('allotment'), 'nothing was allotted', about);
  }

  /** The wallet's part first, which is there at once; then the card's. */
  private async giveBackExcess(tx: Tx, investment: InvestmentEntity, excess: bigint): Promise<void> {
    const payment = await this.refunds.paymentOf(tx, 'investment', investment.id);
    const fromWallet = payment === null || payment.walletPart > excess ? excess : payment.walletPart;
    if (fromWallet > 0n) await this.ledger.post(tx, excessToWallet(investment, fromWallet));
    const fromCard = excess - fromWallet;
    if (payment === null || fromCard === 0n) return;
    await this.ledger.post(tx, excessToCard(investment, payment.provider, fromCard));
    await this.refunds.plan(tx, payment, EXCESS, investment.id, { minor: fromCard, currency: investment.currency });
  }
}
