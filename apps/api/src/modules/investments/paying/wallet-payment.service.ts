import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { HoldRelease } from '../holds/hold-release.js';
import { InvestmentDesk } from '../investing/investment-desk.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentRow } from '../record/investment-reads.repository.js';
import { PlaceService } from '../investing/place.service.js';
import { PaymentArrival } from './payment-arrival.js';

interface WalletOrder {
  id: string;
  /** The amount that the payer was shown, if one was shown. */
  due: bigint | null;
}

/** Pays a held investment from the wallet. */
@Injectable()
export class WalletPaymentService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly desk: InvestmentDesk,
    private readonly release: HoldRelease,
    private readonly arrival: PaymentArrival,
    private readonly places: PlaceService,
  ) {}

  /**
   * An investor who opened the card page and returned may pay from the wallet instead.
   * @returns the row that its investor reads, where that is known already
   * @throws payment.page_outdated when the amount due differs from what the payer was shown
   */
  async pay(caller: Identity, { id, due }: WalletOrder, commandKey: string): Promise<InvestmentRow | null> {
    const paid = await this.places.payFromWallet(caller, id, due);
    if (paid !== null) return paid;
    const actor = { name: caller.email, id: caller.userId };
    await this.database.inTx(async (tx) => {
      const investment = await this.lifecycle.lock(tx, id, caller.userId);
      if (investment.state === 'received') return;
      this.desk.requireHeld(investment);
      if (due !== null && due !== investment.amount) throw new DomainError('payment.page_outdated');
      await this.desk.requireRail(tx, 'wallet');
      // Before the page is closed: an investment whose payment was begun may be paid from the wallet instead.
      const about = await this.desk.requirePayable(tx, investment);
      if (investment.state === 'paying') await this.release.reopen(tx, investment, caller);
      if (investment.state !== 'reserved')
        throw new DomainError('investment.bad_transition', { from: investment.state });
      await this.arrival.fromWallet(tx, { investment, about, actor }, commandKey);
    });
    return null;
  }
}
