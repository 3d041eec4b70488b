/** Where the offset between business time and real time is kept. */
export interface OffsetSource {
  readonly kind: 'own' | 'product';
  /** The offset in milliseconds; negative when business time is behind real time. */
  read(): Promise<number>;
  advance(milliseconds: number): Promise<void>;
  /** Calls `listener` when somebody else moved the clock. */
  watch(listener: () => void): void;
  close(): Promise<void>;
}

export class ClockError extends Error {}

/** Business time of the outside world: real time plus an offset that only ever grows. */
export class SandboxClock {
  private offsetMs = 0;
  private pinned: number | undefined;
  private readonly listeners: (() => void)[] = [];

  private constructor(private readonly source: OffsetSource) {}

  static async start(source: OffsetSource): Promise<SandboxClock> {
    const clock = new SandboxClock(source);
    await clock.refresh();
    source.watch(() => {
      clock.refresh().then(
        () => clock.listeners.forEach((listener) => listener()),
        (error: unknown) => process.stderr.write(`The clock could not be read: ${String(error)}\n`),
      );
    });
    return clock;
  }

  get kind(): OffsetSource['kind'] {
    return this.source.kind;
  }

  get offset(): number {
    return this.offsetMs;
  }

  /** Business time in milliseconds since 1970. */
  now(): number {
    return this.pinned ?? Date.now() + this.offsetMs;
  }

  /** Business time in whole seconds since 1970, as Stripe writes it. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** Runs `work` as if it were `instant`: what fell due during a jump of the clock is dated when it fell due. */
  at<T>(instant: number, work: () => T): T {
    const before = this.pinned;
    this.pinned = instant;
    try {
      return work();
    } finally {
      this.pinned = before;
    }
  }

  async refresh(): Promise<void> {
    this.offsetMs = await this.source.read();
  }

  /** Moves business time forward. Throws a ClockError for anything but a positive whole number of milliseconds. */
  async advance(milliseconds: number): Promise<void> {
    if (!Number.isSafeInteger(milliseconds) || milliseconds <= 0) {
      throw new ClockError('The clock moves forward only: give a positive whole number of milliseconds');
    }
    await this.source.advance(milliseconds);
    await this.refresh();
    this.listeners.forEach((listener) => listener());
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }
}
