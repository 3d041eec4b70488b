import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { HintReaders } from '../../rails/index.js';
import { ConnectService } from '../connect/connect.service.js';
import { DisputesService } from '../disputes/disputes.service.js';
import { UnpaidDisputes } from '../disputes/unpaid-disputes.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { RefundsService } from '../refunds/refunds.service.js';

/** A message names a record of money; its state is read from the provider. */
@Injectable()
export class WebhookHints implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly readers: HintReaders,
    private readonly reconciliation: ReconciliationService,
    private readonly refunds: RefundsService,
    private readonly disputes: DisputesService,
    private readonly unpaid: UnpaidDisputes,
    private readonly connect: ConnectService,
  ) {}

  onModuleInit(): void {
    this.readers.register('collection', (provider, ref) => this.reconcileWhere({ provider, sessionId: ref }));
    this.readers.register('payment', (provider, ref) => this.reconcileWhere({ provider, providerPaymentId: ref }));
    this.readers.register('refund', (provider, ref) => this.refunds.reconcile(provider, ref));
    this.readers.register('dispute', (provider, ref) => this.dispute(provider, ref));
    this.readers.register('warning', (provider, ref) => this.disputes.warn(provider, ref));
    this.readers.register('payee', (_provider, ref) => this.connect.hear(ref));
  }

  /** It may be heard of before the payment that it is about, also where that seems to have failed. */
  private async dispute(provider: Provider, ref: string): Promise<boolean> {
    if (await this.disputes.reconcile(provider, ref)) return true;
    await this.reconciliation.askUnfinished(provider);
    const ended = await this.unpaid.paymentOf(provider, ref);
    if (ended !== null) await this.reconciliation.ask(ended);
    if (await this.disputes.reconcile(provider, ref)) return true;
    if (ended !== null) await this.unpaid.flag(ended);
    return ended !== null;
  }

  /** The object may belong to another product of the same account. */
  private async reconcileWhere(where: FindOptionsWhere<PaymentEntity>): Promise<boolean> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, where);
    if (payment === null) return false;
    const { answered } = await this.reconciliation.ask(payment);
    // The message waits for the provider without losing a try, and the poller asks as well.
    if (!answered) throw new DomainError('payment.provider_unavailable');
    return true;
  }
}
