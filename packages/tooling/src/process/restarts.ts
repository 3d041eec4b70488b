/** How long nothing may change before a restart: a compiler writes many files, one after the other. */
const QUIET_MILLISECONDS = 300;

/**
 * Starts again what has changed, one round after the other: two at once would start a process twice, on one port. What
 * changes during a round waits for the next.
 */
export class Restarts<Name extends string> {
  private readonly touched = new Set<Name>();
  private timer: NodeJS.Timeout | undefined;
  private rounds = Promise.resolve();

  constructor(private readonly start: (names: readonly Name[]) => Promise<void>) {}

  touch(names: readonly Name[]): void {
    for (const name of names) this.touched.add(name);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.rounds = this.rounds.then(() => this.round());
    }, QUIET_MILLISECONDS);
  }

  private async round(): Promise<void> {
    if (this.touched.size === 0) return;
    const names = [...this.touched];
    this.touched.clear();
    await this.start(names);
  }
}
