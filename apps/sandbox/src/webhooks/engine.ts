import { newId } from '../core/identifiers.js';
import type { Collection, Store } from '../core/store.js';
import type { Delivery, Forgery, WebhookEndpoint } from './delivery.js';
import { describePolicy, type PolicyAction, type PolicyBook } from './policies.js';
import { sendDelivery } from './send.js';

export interface FlushResult {
  readonly delivered: number;
  readonly pending: number;
}

export interface EngineOptions {
  /** Waits between tries, real milliseconds; when they are used up the delivery has failed. */
  readonly backoffMs: readonly number[];
  /** How long the product may take to answer. */
  readonly timeoutMs: number;
}

const CONCURRENCY = 4;
const TRIES_PER_FLUSH = 3;
const LONGEST_WAIT_MS = 60_000;

/**
 * Carries signed events to the product, with retries, and with whatever misbehaviour was ordered. Deliveries are
 * documents: what was not handed over is sent again after a restart.
 */
export class WebhookEngine {
  private readonly deliveries: Collection<Delivery>;
  private readonly endpoints = new Map<string, WebhookEndpoint>();
  /** Deliveries that are not finished, oldest first. */
  private readonly open = new Map<string, Delivery>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly abort = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    readonly policies: PolicyBook,
    private readonly options: EngineOptions,
  ) {
    this.deliveries = store.collection<Delivery>('webhook_deliveries');
    for (const delivery of this.deliveries.all()) {
      if (delivery.state === 'pending' || delivery.state === 'held') this.open.set(delivery.id, delivery);
    }
  }

  register(endpoint: WebhookEndpoint): void {
    this.endpoints.set(endpoint.name, endpoint);
  }

  /** Nothing new is accepted for the endpoint; what still waits for it fails at its next try. */
  unregister(name: string): void {
    this.endpoints.delete(name);
  }

  endpointNames(): string[] {
    return [...this.endpoints.keys()];
  }

  /** Where an endpoint is; undefined when nobody listens under that name. */
  urlOf(name: string): string | undefined {
    return this.endpoints.get(name)?.url;
  }

  list(): Delivery[] {
    return this.deliveries.all();
  }

  find(id: string): Delivery | undefined {
    return this.deliveries.get(id);
  }

  /** Accepts an event for an endpoint; nothing is sent without a listener. */
  enqueue(endpoint: string, eventId: string, type: string, body: string): void {
    if (!this.endpoints.has(endpoint)) return;
    const action = this.policies.take(endpoint, type);
    const copies = action?.kind === 'duplicate' ? action.copies : 1;
    for (let copy = 0; copy < copies; copy += 1) this.add({ endpoint, eventId, type, body }, action);
    this.pump();
  }

  /** Sends an event once more as a separate delivery, on request also as a forgery. */
  resend(id: string, forgery: Forgery | null = null): Delivery | undefined {
    const { endpoint, eventId, type, body } = this.deliveries.get(id) ?? {};
    if (!endpoint || !eventId || !type || !body) return undefined;
    const action: PolicyAction | undefined = forgery ? { kind: 'forge', forgery } : undefined;
    const delivery = this.add({ endpoint, eventId, type, body }, action);
    this.pump();
    return delivery;
  }

  /**
   * Sends everything that waits, ignoring delays and backoff, until nothing is left or each failing delivery was tried
   * three times. Deliveries that the product's reaction causes meanwhile are included.
   */
  async flush(): Promise<FlushResult> {
    const tries = new Map<string, number>();
    let delivered = 0;
    for (;;) {
      await Promise.all(this.running.values());
      const waiting = [...this.open.values()].filter((delivery) => (tries.get(delivery.id) ?? 0) < TRIES_PER_FLUSH);
      const overtaking = waiting.filter((delivery) => delivery.state === 'pending');
      const batch = (overtaking.length > 0 ? overtaking : waiting).slice(0, CONCURRENCY);
      if (batch.length === 0) return { delivered, pending: this.open.size };
      for (const delivery of batch) tries.set(delivery.id, (tries.get(delivery.id) ?? 0) + 1);
      await Promise.all(batch.map((delivery) => this.run(delivery)));
      delivered += batch.filter((delivery) => delivery.state === 'delivered').length;
    }
  }

  /** Starts due deliveries and schedules the next check. */
  pump(): void {
    clearTimeout(this.timer);
    if (this.abort.signal.aborted) return;
    const now = Date.now();
    let next = now + LONGEST_WAIT_MS;
    for (const delivery of this.open.values()) {
      if (delivery.state !== 'pending' || delivery.nextAttemptAt === null) continue;
      if (this.running.has(delivery.id)) continue;
      if (delivery.nextAttemptAt > now) next = Math.min(next, delivery.nextAttemptAt);
      else if (this.running.size < CONCURRENCY) {
        this.run(delivery).then(
          () => this.pump(),
          (error: unknown) => process.stderr.write(`A delivery could not be saved: ${String(error)}\n`),
        );
      }
    }
    if (this.open.size === 0) return;
    this.timer = setTimeout(() => this.pump(), next - now);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.abort.abort();
    await Promise.all(this.running.values());
  }

  private add(event: Pick<Delivery, 'endpoint' | 'eventId' | 'type' | 'body'>, action?: PolicyAction): Delivery {
    const now = Date.now();
    const delivery: Delivery = {
      id: newId('whd', 16),
      ...event,
      createdAt: new Date(now).toISOString(),
      policy: action ? describePolicy(action) : null,
      forgery: action?.kind === 'forge' ? action.forgery : null,
      state: 'pending',
      nextAttemptAt: now,
      attempts: [],
    };
    if (action?.kind === 'delay') delivery.nextAttemptAt = now + action.delayMs;
    if (action?.kind === 'reorder') delivery.state = 'held';
    if (action?.kind === 'drop') {
      delivery.state = 'dropped';
      delivery.nextAttemptAt = null;
    }
    if (action?.kind === 'drop_then_retry') {
      delivery.attempts.push({ at: delivery.createdAt, status: null, error: 'lost on the way', durationMs: 0 });
      delivery.nextAttemptAt = now + (this.options.backoffMs[0] ?? 0);
    }
    this.deliveries.put(delivery.id, delivery);
    if (delivery.state !== 'dropped') this.open.set(delivery.id, delivery);
    return delivery;
  }

  private run(delivery: Delivery): Promise<void> {
    const already = this.running.get(delivery.id);
    if (already) return already;
    const work = this.attempt(delivery).finally(() => this.running.delete(delivery.id));
    this.running.set(delivery.id, work);
    return work;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    // What the event tells of must be kept before anybody hears of it.
    await this.store.flush();
    const endpoint = this.endpoints.get(delivery.endpoint);
    if (!endpoint) return this.settle(delivery, 'failed');
    const attempt = await sendDelivery(endpoint, delivery, this.options.timeoutMs, this.abort.signal);
    // Interrupted by the end of the process: it stays pending and is sent after the next start.
    if (this.abort.signal.aborted && attempt.status === null) return;
    delivery.attempts.push(attempt);
    const accepted = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const wait = this.options.backoffMs[delivery.attempts.length - 1];
    if (!delivery.forgery) endpoint.tried?.(accepted);
    if (delivery.forgery) this.settle(delivery, 'forged');
    else if (accepted) this.settle(delivery, 'delivered');
    else if (wait === undefined) this.settle(delivery, 'failed');
    else {
      delivery.state = 'pending';
      delivery.nextAttemptAt = Date.now() + wait;
      this.deliveries.put(delivery.id, delivery);
    }
    if (accepted) this.releaseHeldBefore(delivery);
    await this.store.flush();
  }

  private settle(delivery: Delivery, state: Delivery['state']): void {
    delivery.state = state;
    delivery.nextAttemptAt = null;
    this.deliveries.put(delivery.id, delivery);
    this.open.delete(delivery.id);
  }

  private releaseHeldBefore(delivered: Delivery): void {
    for (const held of this.open.values()) {
      if (held.state !== 'held' || held.endpoint !== delivered.endpoint) continue;
      held.state = 'pending';
      held.nextAttemptAt = Date.now();
      this.deliveries.put(held.id, held);
    }
  }
}
