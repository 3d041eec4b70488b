import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { StripeInbound, type StripeEndpoint } from '../adapters/stripe/stripe-inbound.js';
import { WebhookHints } from './webhook-hints.js';

/** Verify, store, answer; a job does the rest. Only stored messages are acknowledged. */
@Injectable()
export class WebhooksService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly inbound: StripeInbound,
    private readonly events: Events,
    private readonly hints: WebhookHints,
    private readonly personalData: PersonalData,
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
    const { eventId, type, live, objectId, hint } = verdict;
    // Stripe also sends messages of its test mode to live endpoints of connected accounts.
    const isOurs = live === this.inbound.isLive && hint.kind !== 'other';
    const id = newId();
    const body = this.personalData.encrypt(raw.toString('utf8'), { table: 'webhook_event', column: 'body', id });
    await this.database.inTx(async (tx) => {
      const fresh = await tx.query<unknown[]>(
        `insert into webhook_event (id, provider, endpoint, event_id, type, live, object_id, body, received_at, done_at, outcome)
         values ($1, 'stripe', $2, $3, $4, $5, $6, $7, now(), case when $8 then null else now() end,
           case when $8 then null else 'ignored' end)
         on conflict (provider, endpoint, event_id) do nothing returning id`,
        [id, endpoint, eventId, type, live, objectId, body, isOurs],
      );
      if (fresh.length > 0 && isOurs) await this.events.emit(tx, 'stripe.event', { ...hint, webhookId: id });
    });
  }

  private async act({ body: hint }: Message<'stripe.event'>): Promise<void> {
    const acted = await this.hints.follow(hint);
    if (hint.webhookId === undefined) return;
    await this.database.query('update webhook_event set done_at = now(), outcome = $2 where id = $1', [
      hint.webhookId,
      acted ? 'acted' : 'ignored',
    ]);
  }
}
