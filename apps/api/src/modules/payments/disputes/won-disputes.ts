import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import type { PaymentEntity } from '../payment.entity.js';
import type { DisputeEntity } from './dispute.entity.js';

/** Who gets the money of a dispute that was won: whoever bore the chargeback. */
@Injectable()
export class WonDisputes {
  constructor(private readonly ledger: Ledger) {}

  async partsOf(tx: Tx, dispute: DisputeEntity, payment: PaymentEntity): Promise<{ credit: string; minor: bigint }[]> {
    const { currency, amount } = dispute;
    const wallet = accountCode.wallet(payment.userId, currency);
    switch (dispute.borneBy) {
      // The investment ended with the chargeback and its part went to others: the payer has the money, not the share.
      case 'escrow':
      case 'refund':
        return [{ credit: wallet, minor: amount }];
      case 'wallet':
        return this.afterDebt(tx, accountCode.owedByInvestor(payment.userId, currency), wallet, amount);
      case 'owner': {
        const campaignId = await this.campaignOf(tx, payment);
        const payable = accountCode.payable(campaignId, currency);
        return this.afterDebt(tx, accountCode.owedByOwner(campaignId, currency), payable, amount);
      }
      default:
        return [{ credit: accountCode.chargebackLoss(dispute.provider, currency), minor: amount }];
    }
  }

  /** What is still owed first; what was paid of it meanwhile goes where it had come from. */
  private async afterDebt(
    tx: Tx,
    debt: string,
    rest: string,
    amount: bigint,
  ): Promise<{ credit: string; minor: bigint }[]> {
    const owed = -(await this.ledger.balance(tx, debt));
    const settled = owed < amount ? owed : amount;
    return [
      { credit: debt, minor: settled },
      { credit: rest, minor: amount - settled },
    ];
  }

  private async campaignOf(tx: Tx, { purpose, subjectId }: PaymentEntity): Promise<string> {
    const table = purpose === 'repayment' ? 'repayment' : 'investment';
    const [row] = await tx.query<{ id: string }[]>(`select campaign_id as id from ${table} where id = $1`, [subjectId]);
    if (row === undefined) throw new Error(`No campaign behind ${purpose} ${subjectId}`);
    return row.id;
  }
}
