import type { Database, Tx } from '../../kernel/database/in-tx.js';

type Work = (tx: Tx) => Promise<unknown>;

/** Two commands of a round meet after their first BEGIN and before their first lock. */
export class Meeting {
  private arrived = 0;
  private open = false;
  private readonly waiting: (() => void)[] = [];

  /** Whether both were there before either of them had ended: a round in which they did not meet proves nothing. */
  get bothWaited(): boolean {
    return this.arrived === 2;
  }

  async arrive(): Promise<void> {
    if (this.open) return;
    this.arrived += 1;
    if (this.arrived === 2) this.release();
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** One of the two has ended without a transaction: nobody waits for it. */
  release(): void {
    this.open = true;
    for (const go of this.waiting.splice(0)) go();
  }
}

/** Makes every transaction of a database wait at the barrier of the running round first. */
export class MeetingPlace {
  private current: Meeting | null = null;

  constructor(database: Database) {
    const inTx = database.inTx.bind(database) as (work: Work) => Promise<unknown>;
    const meet = (work: Work): Promise<unknown> =>
      inTx(async (tx) => {
        await this.current?.arrive();
        return work(tx);
      });
    database.inTx = meet as Database['inTx'];
  }

  /** Runs two commands against each other; gives their outcomes and whether they met. */
  async round(
    one: () => Promise<unknown>,
    other: () => Promise<unknown>,
  ): Promise<{ outcomes: PromiseSettledResult<unknown>[]; met: boolean }> {
    const meeting = new Meeting();
    this.current = meeting;
    const ended = (command: () => Promise<unknown>) => command().finally(() => meeting.release());
    const outcomes = await Promise.allSettled([ended(one), ended(other)]);
    this.current = null;
    return { outcomes, met: meeting.bothWaited };
  }
}
