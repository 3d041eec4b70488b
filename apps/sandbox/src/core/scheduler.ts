import type { SandboxClock } from './clock.js';
import type { Collection, Store } from './store.js';

interface Timer {
  readonly kind: string;
  readonly subject: string;
  /** Business time in milliseconds. */
  readonly at: number;
}

const LONGEST_WAIT_MS = 60_000;

/**
 * What falls due on the sandbox's clock: expiries, settlements, disputes. Timers are documents, so they survive a
 * restart; there is at most one per kind and subject.
 */
export class Scheduler {
  private readonly timers: Collection<Timer>;
  private readonly handlers = new Map<string, (subject: string) => void>();
  private readonly afterwards: (() => void)[] = [];
  private wake: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    store: Store,
    private readonly clock: SandboxClock,
  ) {
    this.timers = store.collection<Timer>('timers');
    clock.onChange(() => this.runDue());
  }

  /** Registers what a kind of timer does. Handlers are synchronous and see the clock at the instant that fell due. */
  on(kind: string, handler: (subject: string) => void): void {
    this.handlers.set(kind, handler);
  }

  /** Registers what happens after timers ran, for instance writing through what they changed. */
  afterRun(work: () => void): void {
    this.afterwards.push(work);
  }

  schedule(kind: string, subject: string, at: number): void {
    this.timers.put(`${kind}:${subject}`, { kind, subject, at });
    this.plan();
  }

  /** Plans a timer unless it is planned for an earlier instant already. */
  scheduleEarlier(kind: string, subject: string, at: number): void {
    const planned = this.timers.get(`${kind}:${subject}`);
    if (!planned || planned.at > at) this.schedule(kind, subject, at);
  }

  cancel(kind: string, subject: string): void {
    this.timers.delete(`${kind}:${subject}`);
  }

  /** Runs everything due, earliest first, including what the handlers schedule themselves. Returns how many ran. */
  runDue(): number {
    const now = this.clock.now();
    let ran = 0;
    for (let timer = this.next(); timer && timer.at <= now; timer = this.next()) {
      const { kind, subject, at } = timer;
      this.timers.delete(`${kind}:${subject}`);
      const handler = this.handlers.get(kind);
      if (!handler) throw new Error(`No handler for timers of kind ${kind}`);
      this.clock.at(at, () => handler(subject));
      ran += 1;
    }
    if (ran > 0) this.afterwards.forEach((work) => work());
    this.plan();
    return ran;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.wake);
  }

  private next(): Timer | undefined {
    let earliest: Timer | undefined;
    for (const timer of this.timers.all()) if (!earliest || timer.at < earliest.at) earliest = timer;
    return earliest;
  }

  private plan(): void {
    clearTimeout(this.wake);
    const timer = this.next();
    if (this.stopped || !timer) return;
    const wait = Math.min(Math.max(timer.at - this.clock.now(), 0), LONGEST_WAIT_MS);
    this.wake = setTimeout(() => this.runDue(), wait);
    this.wake.unref();
  }
}
