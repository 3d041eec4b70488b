import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Capacity } from '../../campaigns/index.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import type { BearChargeback, Bearer, PaymentEntity } from '../../payments/index.js';
import { isExcessDue } from '../allotment/commitments.sql.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { returnToWallet } from '../record/investment-postings.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

/** A chargeback of an investment. */
@Injectable()
export class InvestmentChargeback {
  constructor(
    private readonly capacity: Capacity,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Before the closing the investment ends and its part is free again. Afterwards its owner has the money and
   * owes it; the investment stays, since schedule and register rest on it. Anything else the platform bears.
   */
  async apply(
    tx: Tx,
    investment: InvestmentEntity,
    payment: PaymentEntity,
    bear: BearChargeback,
    isWhole: boolean,
  ): Promise<Bearer> {
    const { campaignId, currency, state } = investment;
    if (state === 'received' && isWhole) {
      await bear({ debit: accountCode.escrow(campaignId, currency) });
      // The bank gave back what the card paid; what the wallet paid beside it is still in the escrow.
      if (payment.walletPart > 0n)
        await this.ledger.post(tx, returnToWallet(investment, payment.walletPart, payment.provider, 'chargeback'));
      await this.lifecycle.move(tx, investment, 'refunded', systemActor(payment.provider), 'chargeback');
      await this.capacity.giveBack(tx, investment);
      return 'escrow';
    }
    if (state === 'settled') {
      // First what was not allotted goes back: the bank takes that from the refund, and not from the owner.
      if (await isExcessDue(tx, investment.id)) throw new DomainError('payment.provider_unavailable');
      await bear({ debit: accountCode.owedByOwner(campaignId, currency) });
      return 'owner';
    }
    await bear({ debit: accountCode.chargebackLoss(payment.provider, currency) });
    return 'platform';
  }
}
