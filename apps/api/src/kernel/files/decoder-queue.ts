import { DomainError } from '../errors/domain-error.js';

/** Each takes a core and up to some hundred megabytes while it runs. */
const AT_ONCE = 2;
/** Beyond this, users would give up before their turn. */
const MOST_WAITING = 40;
const MOST_WAITING_OF_ONE = 4;
const RETRY_SECONDS = 5;

interface Waiting {
  owner: string;
  begin: () => void;
}

/**
 * A bounded queue for decoding files. One file per person is decoded at a time, so that slow ones delay only their
 * sender.
 */
export class DecoderQueue {
  private readonly running = new Set<string>();
  private readonly waiting: Waiting[] = [];

  /** @throws file.busy where too many wait already, of this person or of all */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const ofOne = this.waiting.filter((other) => other.owner === owner);
    if (this.waiting.length >= MOST_WAITING || ofOne.length >= MOST_WAITING_OF_ONE) {
      throw new DomainError('file.busy', { retryAfter: RETRY_SECONDS });
    }
    await new Promise<void>((begin) => {
      this.waiting.push({ owner, begin });
      this.beginNext();
    });
    try {
      return await work();
    } finally {
      this.running.delete(owner);
      this.beginNext();
    }
  }

  private beginNext(): void {
    if (this.running.size >= AT_ONCE) return;
    const next = this.waiting.findIndex(({ owner }) => !this.running.has(owner));
    if (next === -1) return;
    for (const { owner, begin } of this.waiting.splice(next, 1)) {
      this.running.add(owner);
      begin();
    }
  }
}
