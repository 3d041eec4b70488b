import { Injectable } from '@nestjs/common';
import { BANK_DEBIT_RAILS } from '@cairn/contracts/rails/providers';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Ledger } from '../../ledger/index.js';
import { DebitStops } from '../record/debit-stops.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentPurposes, type BearChargeback, type Bearer } from '../record/purposes.js';
import { chargeback } from './dispute-postings.js';
import { DisputeEntity } from './dispute.entity.js';
import { GivenBack } from './given-back.js';

/** Posts a chargeback to the account that bears it. */
@Injectable()
export class Chargebacks {
  constructor(
    private readonly ledger: Ledger,
    private readonly purposes: PaymentPurposes,
    private readonly givenBack: GivenBack,
    private readonly stops: DebitStops,
  ) {}

  /** Outside a transaction, before `takeBack`. */
  prepare(payment: PaymentEntity): Promise<void> {
    return this.givenBack.decideRefunds(payment.id);
  }

  /** Under the locks of the payment and its payer; notes who bears it, and ends debits of a payer's bank account. */
  async takeBack(tx: Tx, dispute: DisputeEntity, payment: PaymentEntity): Promise<void> {
    const borneBy = await this.bear(tx, dispute, payment);
    await tx.query('update dispute set borne_by = $2, withdrawn_at = kernel.now() where id = $1', [
      dispute.id,
      borneBy,
    ]);
    if (BANK_DEBIT_RAILS.includes(payment.rail)) await this.stops.stop(tx, payment, dispute.reason);
    Object.assign(dispute, await tx.findOneByOrFail(DisputeEntity, { id: dispute.id }));
  }

  private async bear(tx: Tx, dispute: DisputeEntity, payment: PaymentEntity): Promise<Bearer> {
    const { parts: first, all } = await this.givenBack.partsOf(tx, dispute, payment);
    const bear: BearChargeback = async (bearers) => {
      const rest = 'debit' in bearers ? [{ debit: bearers.debit, minor: dispute.amount }] : bearers;
      await this.ledger.post(tx, chargeback(dispute, [...first, ...rest]));
    };
    if (all === null) {
      const isWhole = dispute.amount === payment.amount;
      return this.purposes.of(payment.purpose).takenBack(tx, payment, bear, isWhole);
    }
    await bear([]);
    return all;
  }
}
