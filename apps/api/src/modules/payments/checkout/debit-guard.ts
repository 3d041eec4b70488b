import { Injectable } from '@nestjs/common';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { BANK_DEBIT_RAILS, type CollectionRail } from '@cairn/contracts/rails/providers';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CheckoutPages } from './checkout-pages.js';
import { DebitStops } from '../record/debit-stops.js';

interface Wanted {
  purpose: PaymentPurpose;
  id: string;
  rail: CollectionRail;
}

/** What keeps a page from being opened, whatever it is for. Under the subject's lock. */
@Injectable()
export class DebitGuard {
  constructor(
    private readonly stops: DebitStops,
    private readonly pages: CheckoutPages,
  ) {}

  /**
   * @param commandKey of the payment that is asked for: it does not stand in its own way
   * @throws payment.clearing while the payer's bank decides about another payment of the same subject,
   *   payment.debit_stopped for a payer who had a bank debit returned as not authorised
   */
  async require(tx: Tx, caller: Identity, { purpose, id, rail }: Wanted, commandKey: string): Promise<void> {
    await this.pages.requireNotClearing(tx, purpose, id, commandKey);
    if (!BANK_DEBIT_RAILS.includes(rail)) return;
    if (await this.stops.isStopped(tx, caller.userId)) throw new DomainError('payment.debit_stopped');
  }
}
