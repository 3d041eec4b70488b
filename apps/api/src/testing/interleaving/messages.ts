import type { TestWorld } from '../test-sandbox.js';
import type { Arrival } from './stories.js';

interface Kept {
  id: string;
  body: string;
}

/** Ids of the provider's own that one of its messages names. */
const NAMED = /"((?:pi|ch|py|re|pyr|du|dp|cs|txn|PP-D)[_-][\w-]+)"|"id":"([\w-]{10,})"/g;

/** A side of the comparison: the words by which messages about its payments are known. */
export class Side {
  readonly messages: string[] = [];
  private readonly words = new Set<string>();

  know(...words: readonly string[]): void {
    for (const word of words) this.words.add(word);
  }

  /** Whether the message is about a payment of this side; what it names is known from then on. */
  takes({ id, body }: Kept): boolean {
    if (![...this.words].some((word) => body.includes(word))) return false;
    const event = /^\{"id":"([\w-]+)"/.exec(body)?.[1];
    for (const [, named, other] of body.matchAll(NAMED)) {
      const word = named ?? other;
      if (word !== undefined && word !== event) this.words.add(word);
    }
    this.messages.push(id);
    return true;
  }
}

/** Keeps every message that the providers send, to be delivered when and as often as a case says. */
export class Messages {
  private readonly seen = new Set<string>();

  constructor(private readonly t: TestWorld) {}

  /** From now on nothing arrives by itself. */
  async keepAll(): Promise<void> {
    await this.t.control('POST', '/webhooks/policies', { policy: 'drop', times: 1_000_000 });
  }

  /** Hands what was sent since the last time to the side that it is about, the oldest first. */
  async sort(sides: readonly Side[]): Promise<void> {
    const { deliveries } = await this.t.control<{ deliveries: Kept[] }>(
      'GET',
      '/webhooks/deliveries?state=dropped&limit=10000',
    );
    for (const kept of deliveries.toReversed()) {
      if (this.seen.has(kept.id)) continue;
      this.seen.add(kept.id);
      sides.find((side) => side.takes(kept));
    }
  }

  /** Delivers messages as they are told, and has the product act on them. */
  async deliver(arriving: readonly { id: string; arrival: Pick<Arrival, 'copies' | 'alone'> }[]): Promise<void> {
    for (const { id, arrival } of arriving) {
      for (let copy = 0; copy < arrival.copies; copy += 1) {
        await this.t.control('POST', `/webhooks/deliveries/${id}/resend`, {});
      }
      await this.t.control('POST', '/webhooks/flush', {});
      if (arrival.alone) await this.t.drain();
    }
    while ((await this.t.drain()) > 0);
  }
}
