/** Above as many keys, those whose time is over are looked for. */
const TIDIED_AT = 10_000;

/**
 * Counts tries by key in the memory of this process: so many in so many seconds from the first one on. Every request is
 * counted, so this answers at once: a promise each would cost more than the counting.
 */
export class TryCounter {
  private readonly tries = new Map<string, { count: number; until: number }>();
  private tidyAt = TIDIED_AT;

  constructor(
    public points: number,
    private readonly seconds: number,
  ) {}

  /** Keys that are counted. */
  get size(): number {
    return this.tries.size;
  }

  /** Counts one try; true when it is one too many. */
  isOver(key: string, now = Date.now()): boolean {
    const known = this.tries.get(key);
    if (known !== undefined && known.until > now) return ++known.count > this.points;
    if (this.tries.size >= this.tidyAt) this.tidy(now);
    this.tries.set(key, { count: 1, until: now + this.seconds * 1_000 });
    return this.points < 1;
  }

  /** Keys that are counted still would be looked through with each new one: the next time is when there are as many again. */
  private tidy(now: number): void {
    for (const [key, { until }] of this.tries) if (until <= now) this.tries.delete(key);
    this.tidyAt = Math.max(TIDIED_AT, this.tries.size * 2);
  }
}
