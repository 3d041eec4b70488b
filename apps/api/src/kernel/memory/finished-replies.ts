import { merge } from 'rxjs';
import type { Signals } from '../outbox/signals.js';

/** The database's signals of changes (migration 0049); one may name a record behind its topic, by its slug (0078). */
export const CHANGE_TOPICS = ['content', 'settings', 'campaigns', 'people'] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/** A finished answer for everybody, with its size in memory. */
export interface Finished {
  bytes: number;
}

export interface FinishedRepliesOptions {
  /** Changes after which an answer is no longer true. */
  topics: readonly ChangeTopic[];
  /** The most memory for answers; the least recently used are dropped first. */
  mostBytes: number;
  /**
   * How long an answer is fresh. A stale one is given and refreshed in the background: for data that changes with time, or
   * too often for signals.
   */
  freshMilliseconds: number;
  /**
   * For how long beyond that a stale answer is given; for ever where it is not named. Afterwards the first caller waits
   * for a new one, and the others with it.
   */
  staleMilliseconds?: number;
}

interface Kept<Reply> {
  reply: Reply | null;
  making: Promise<Reply> | null;
  freshUntil: number;
}

/**
 * Finished answers in the memory of this process, emptied when the database signals a change of their data. However
 * many requests arrive, each answer is made once. While signals are missing nothing is cached.
 */
export class FinishedReplies<Reply extends Finished> {
  private readonly kept = new Map<string, Kept<Reply>>();
  private bytes = 0;

  constructor(
    private readonly signals: Signals,
    private readonly options: FinishedRepliesOptions,
  ) {
    signals.on('changed').subscribe((signal) => {
      const [topic, part] = signal.split(' ');
      if (!options.topics.some((own) => own === topic)) return;
      if (part === undefined) this.empty();
      else this.forget(part);
    });
    // Business time moves days at once where it is moved at all; a connection that was lost may have missed anything.
    merge(signals.on('clock'), signals.reconnected).subscribe(() => this.empty());
  }

  /** The cached answer if it is still valid, without waiting. */
  ready(key: string): Reply | null {
    if (!this.signals.isListening) return null;
    const found = this.kept.get(key);
    if (found === undefined || found.reply === null || found.freshUntil < Date.now()) return null;
    this.touch(key, found);
    return found.reply;
  }

  /** The answer of this name; made where there is none, behind it where it is old. A failure is not kept. */
  of(key: string, make: () => Promise<Reply>): Promise<Reply> {
    if (!this.signals.isListening) return make();
    const found = this.kept.get(key);
    if (found === undefined) {
      const slot: Kept<Reply> = { reply: null, making: null, freshUntil: 0 };
      this.kept.set(key, slot);
      return this.make(key, slot, make);
    }
    this.touch(key, found);
    const age = Date.now() - found.freshUntil;
    const isOld = age > 0;
    if (found.reply === null || age > (this.options.staleMilliseconds ?? Number.POSITIVE_INFINITY)) {
      return found.making ?? this.make(key, found, make);
    }
    if (isOld && found.making === null) {
      // This caller gets the old answer; later callers get the new one.
      this.make(key, found, make).catch(() => undefined);
    }
    return Promise.resolve(found.reply);
  }

  /** The keys of the cache, most recently used first. */
  keys(): string[] {
    return [...this.kept.keys()].toReversed();
  }

  /** Clears everything; answers in progress go only to the callers who are waiting. */
  empty(): void {
    this.kept.clear();
    this.bytes = 0;
  }

  /** Clears the answers whose address names this record; too many are better than one too few. */
  private forget(part: string): void {
    for (const [key, { reply }] of this.kept) {
      if (!key.includes(`/${part}`)) continue;
      this.kept.delete(key);
      this.bytes -= reply?.bytes ?? 0;
    }
  }

  private async make(key: string, slot: Kept<Reply>, make: () => Promise<Reply>): Promise<Reply> {
    slot.making = make();
    try {
      const reply = await slot.making;
      if (this.kept.get(key) === slot) this.keep(slot, reply);
      return reply;
    } catch (error) {
      if (this.kept.get(key) === slot && slot.reply === null) this.kept.delete(key);
      throw error;
    } finally {
      slot.making = null;
    }
  }

  private keep(slot: Kept<Reply>, reply: Reply): void {
    this.bytes += reply.bytes - (slot.reply?.bytes ?? 0);
    slot.reply = reply;
    slot.freshUntil = Date.now() + this.options.freshMilliseconds;
    for (const [key, oldest] of this.kept) {
      if (this.bytes <= this.options.mostBytes) return;
      this.bytes -= oldest.reply?.bytes ?? 0;
      this.kept.delete(key);
    }
  }

  /** The order of a Map is that of its insertions. */
  private touch(key: string, found: Kept<Reply>): void {
    this.kept.delete(key);
    this.kept.set(key, found);
  }
}
