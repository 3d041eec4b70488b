import type { Collection, Store } from '../core/store.js';
import type { MailMessage } from './message.js';

export interface MailFilter {
  /** Part of a recipient's address. */
  readonly to?: string;
  /** Part of the subject. */
  readonly subject?: string;
  /** Business time, ISO 8601: only what arrived at or after it. */
  readonly since?: string;
}

const contains = (text: string, part: string | undefined): boolean =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase());

const matches = (message: MailMessage, { to, subject, since }: MailFilter): boolean =>
  message.recipients.some((recipient) => contains(recipient, to)) &&
  contains(message.subject, subject) &&
  (since === undefined || Date.parse(message.receivedAt) >= Date.parse(since));

/** Every mail that reached the outside world. */
export class Inbox {
  private readonly messages: Collection<MailMessage>;
  private readonly waiting = new Set<(message: MailMessage) => void>();

  constructor(store: Store) {
    this.messages = store.collection<MailMessage>('mail');
  }

  add(message: MailMessage): void {
    this.messages.put(message.id, message);
    this.waiting.forEach((notify) => notify(message));
  }

  get(id: string): MailMessage | undefined {
    return this.messages.get(id);
  }

  /** Newest first. */
  list(filter: MailFilter = {}): MailMessage[] {
    return this.messages
      .all()
      .filter((message) => matches(message, filter))
      .toReversed();
  }

  /** Newest first: the words are part of the subject or of a recipient's address. */
  search(words: string): MailMessage[] {
    return this.list().filter(
      ({ subject, recipients }) =>
        contains(subject, words) || recipients.some((recipient) => contains(recipient, words)),
    );
  }

  clear(): void {
    this.messages.clear();
  }

  /** The newest match, or the next one to arrive; undefined when none comes within `timeoutMs`. */
  async wait(filter: MailFilter, timeoutMs: number): Promise<MailMessage | undefined> {
    const there = this.list(filter)[0];
    if (there) return there;
    return new Promise((resolve) => {
      const finish = (message: MailMessage | undefined): void => {
        clearTimeout(timer);
        this.waiting.delete(notify);
        resolve(message);
      };
      const notify = (message: MailMessage): void => {
        if (matches(message, filter)) finish(message);
      };
      const timer = setTimeout(() => finish(undefined), timeoutMs);
      timer.unref();
      this.waiting.add(notify);
    });
  }
}
