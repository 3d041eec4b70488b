import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { lockCampaign } from '../../../kernel/database/locks.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { settledFromWallet } from './debts.sql.js';
import type { DisputeEntity } from './dispute.entity.js';

interface Part {
  credit: string;
  minor: bigint;
}

/** Returns the money of a won dispute to the account that bore the chargeback. */
@Injectable()
export class WonDisputes {
  constructor(private readonly ledger: Ledger) {}

  async partsOf(tx: Tx, dispute: DisputeEntity, payment: PaymentEntity): Promise<Part[]> {
    const { currency, amount } = dispute;
    const wallet = accountCode.wallet(payment.userId, currency);
    switch (dispute.borneBy) {
      // The investment ended with the chargeback and its part went to others: the payer has the money, not the share.
      case 'escrow':
      case 'refund':
        return [{ credit: wallet, minor: amount }];
      case 'wallet':
        return this.afterDebt(tx, accountCode.owedByInvestor(payment.userId, currency), wallet, amount);
      case 'owner':
        return this.toOwner(tx, payment, currency, amount);
      default:
        return [{ credit: accountCode.chargebackLoss(dispute.provider, currency), minor: amount }];
    }
  }

  /**
   * What the owner's wallet paid of the debt is returned there: card money still has its waiting days. Under the
   * campaign's lock, since payouts and the settlement of debts take the same debt.
   */
  private async toOwner(tx: Tx, payment: PaymentEntity, currency: string, amount: bigint): Promise<Part[]> {
    const { id, ownerId } = await this.campaignOf(tx, payment);
    await lockCampaign(tx, id);
    const settled = await this.settledOf(tx, id);
    const payable = accountCode.payable(id, currency);
    const [debt, rest] = await this.afterDebt(tx, accountCode.owedByOwner(id, currency), payable, amount);
    const back = rest.minor < settled ? rest.minor : settled;
    return [
      debt,
      { credit: accountCode.wallet(ownerId, currency), minor: back },
      { ...rest, minor: rest.minor - back },
    ];
  }

  /** First the open debt; an amount paid meanwhile is returned to its source. */
  private async afterDebt(tx: Tx, debt: string, rest: string, amount: bigint): Promise<[Part, Part]> {
    const owed = -(await this.ledger.balance(tx, debt));
    const settled = owed < amount ? owed : amount;
    return [
      { credit: debt, minor: settled },
      { credit: rest, minor: amount - settled },
    ];
  }

  private async campaignOf(tx: Tx, { purpose, subjectId }: PaymentEntity): Promise<{ id: string; ownerId: string }> {
    const table = purpose === 'repayment' ? 'repayment' : 'investment';
    const [row] = await tx.query<{ id: string; ownerId: string }[]>(
      `select c.id, c.owner_id as "ownerId" from ${table} s join campaign c on c.id = s.campaign_id where s.id = $1`,
      [subjectId],
    );
    if (row === undefined) throw new Error(`No campaign behind ${purpose} ${subjectId}`);
    return row;
  }

  /** Minor units that the owner's wallet paid of the campaign's debts and has not got back. */
  private async settledOf(tx: Tx, campaignId: string): Promise<bigint> {
    const [row] = await tx.query<{ settled: string }[]>(`select ${settledFromWallet('$1::text')} as settled`, [
      campaignId,
    ]);
    return BigInt(row?.settled ?? 0);
  }
}
