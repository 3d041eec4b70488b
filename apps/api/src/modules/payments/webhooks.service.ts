import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../kernel/crypto/ids.js';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { StripeInbound, type StripeEndpoint } from './adapters/stripe/stripe-inbound.js';
import { ConnectService } from './connect.service.js';
import { PaymentEntity } from './payment.entity.js';
import type { WebhookHint } from './ports.js';
import { ReconciliationService } from './reconciliation.service.js';
import { RefundsService } from './refunds.service.js';

/** Verify, store, answer; a job does the rest. Only what is stored is acknowledged. */
@Injectable()
export class WebhooksService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly inbound: StripeInbound,
    private readonly events: Events,
    private readonly reconciliation: ReconciliationService,
    private readonly refunds: RefundsService,
    private readonly connect: ConnectService,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'payments.webhook',
      topics: ['stripe.event'],
      queue: 'money',
      outside: (message) => this.act(message),
    });
  }

  /** @throws payment.signature for a message that is forged, altered or too old */
  async receive(raw: Buffer, signature: string, endpoint: StripeEndpoint): Promise<void> {
    const verdict = this.inbound.verify(raw, signature, endpoint);
    if (!verdict.ok) throw new DomainError('payment.signature');
    await this.database.inTx(async (tx) => {
      const fresh = await tx.query<unknown[]>(
        `insert into webhook_event (id, provider, endpoint, event_id, type, received_at)
         values ($1, 'stripe', $2, $3, $4, now()) on conflict (provider, event_id) do nothing returning id`,
        [newId(), endpoint, verdict.eventId, verdict.type],
      );
      if (fresh.length > 0 && verdict.hint.kind !== 'other')
        await this.events.emit(tx, 'stripe.event', { ...verdict.hint });
    });
  }

  private async act(message: Message): Promise<void> {
    const hint = message.body as unknown as WebhookHint; // written by receive()
    switch (hint.kind) {
      case 'collection':
        await this.reconcileWhere({ sessionId: hint.sessionId });
        break;
      case 'collection_by_payment':
        await this.reconcileWhere({ providerPaymentId: hint.providerPaymentId });
        break;
      case 'refund':
        await this.refunds.reconcile(hint.providerRefundId);
        break;
      case 'payee':
        await this.connect.refresh(hint.accountId);
        break;
      default:
    }
  }

  /** A provider may speak of what another product of the same account has made. */
  private async reconcileWhere(where: { sessionId: string } | { providerPaymentId: string }): Promise<void> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, where);
    if (payment !== null) await this.reconciliation.reconcile(payment);
  }
}
