import { Injectable } from '@nestjs/common';
import type { Language, RepaymentPaid } from '@cairn/contracts';
import type { RepaymentRail } from '@cairn/contracts/repayments/repayments.requests';
import { Database } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CheckoutPages, CheckoutService } from '../../payments/index.js';
import { CardMoney } from '../../wallet/index.js';
import { noteCardMoney } from './repayment-card-money.js';
import { RepaymentCollection } from './repayment-collection.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';
import { paidFromWallet } from '../record/repayment-postings.js';
import { RepaymentReadsRepository } from '../record/repayment-reads.repository.js';

interface Order {
  id: string;
  rail: RepaymentRail;
  /** Of the screen, for the provider's page. */
  language: Language;
}

/** An owner pays investors: instalments of the schedule and repayments outside it, from the wallet or through a provider. */
@Injectable()
export class RepaymentService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: RepaymentLifecycle,
    private readonly reads: RepaymentReadsRepository,
    private readonly collection: RepaymentCollection,
    private readonly checkout: CheckoutService,
    private readonly pages: CheckoutPages,
    private readonly cardMoney: CardMoney,
  ) {}

  async pay(caller: Identity, { id, rail, language }: Order, commandKey: string): Promise<RepaymentPaid> {
    if (rail !== 'wallet') {
      const { url } = await this.checkout.open(caller, { purpose: 'repayment', id, rail, language }, commandKey);
      return { repayment: await this.reads.one(caller.userId, id), url };
    }
    await this.database.inTx(async (tx) => {
      await lockPerson(tx, caller.userId);
      const repayment = await this.lifecycle.lock(tx, id, caller.userId);
      if (repayment.state === 'distributing' || repayment.state === 'distributed') return;
      await this.pages.requireNotClearing(tx, 'repayment', id);
      await this.collection.requireFromWallet(tx, caller.userId, repayment);
      if (repayment.state === 'paying') await this.pages.closeAll(tx, 'repayment', id);
      const payer = { name: caller.email, id: caller.userId };
      await this.collection.collect(tx, repayment, payer, paidFromWallet(repayment, caller.userId));
      const wallet = { userId: caller.userId, currency: repayment.currency };
      await noteCardMoney(tx, id, await this.cardMoney.spentOn(tx, wallet, id));
    });
    return { repayment: await this.reads.one(caller.userId, id), url: null };
  }
}
