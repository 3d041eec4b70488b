import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import type { InboundMessage, InboundPort } from '../ports/inbound.port.js';
import { RailRegistry } from '../registry/rail-registry.js';
import { HintReaders } from './hint-readers.js';
import { MessageStore } from './message-store.js';
import { isReadable } from './read-message.js';

/** Verify, store, answer; a job does the rest. Only stored messages are acknowledged. */
@Injectable()
export class InboundService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly events: Events,
    private readonly readers: HintReaders,
    private readonly personalData: PersonalData,
    private readonly store: MessageStore,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'rails.inbound',
      topics: ['provider.message'],
      queue: 'money',
      outside: (message) => this.act(message),
    });
  }

  /**
   * @throws request.not_found for an address that is no provider's, payment.signature for a message that is forged,
   *   altered, too old or of the future, payment.message for one that makes no sense, request.too_large
   */
  async receive(provider: string, message: InboundMessage): Promise<void> {
    const port = this.rails.inbound(provider);
    if (port === undefined || !port.methods.some((method) => method === message.method)) throw notFound();
    const endpoint = this.endpointOf(port, message.endpoint);
    if (message.raw.length > port.limitBytes) throw new DomainError('request.too_large');
    const verdict = await port.verify({ ...message, endpoint });
    if (!verdict.ok) throw new DomainError(verdict.why === 'shape' ? 'payment.message' : 'payment.signature');
    if (!isReadable(verdict)) throw new DomainError('payment.message');
    const { deliveryId, proof, type, live, objectId, keep, hints } = verdict;
    const id = newId();
    const body = this.personalData.encrypt(keep, { table: 'webhook_event', column: 'body', id });
    const about = hints.length > 0 ? [{ webhookId: id, provider: port.provider, hints }] : [];
    await this.store.keep({
      id,
      provider: port.provider,
      endpoint,
      deliveryId,
      type,
      proof,
      hints: JSON.stringify(hints),
      live,
      objectId,
      body,
      events: this.events.rows('provider.message', about),
    });
  }

  private endpointOf({ endpoints }: InboundPort, name: string): string {
    if (endpoints === 'any') return name;
    const known = name === '' ? endpoints[0] : endpoints.find((endpoint) => endpoint === name);
    if (known === undefined) throw notFound();
    return known;
  }

  private async act({ body: { webhookId, provider, hints } }: Message<'provider.message'>): Promise<void> {
    let acted = false;
    for (const hint of hints) acted = (await this.readers.follow(provider, hint)) || acted;
    await this.database.query('update webhook_event set done_at = now(), outcome = $2 where id = $1', [
      webhookId,
      acted ? 'acted' : 'ignored',
    ]);
  }
}
