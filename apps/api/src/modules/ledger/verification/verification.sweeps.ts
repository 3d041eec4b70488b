import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { MinuteVerification } from './minute-verification.js';
import { WholeVerification } from './whole-verification.js';

/** Scheduled verification: new entries each minute, everything each night. */
@Injectable()
export class VerificationSweeps implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly minute: MinuteVerification,
    private readonly whole: WholeVerification,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'ledger.verify_new', everySeconds: 60, run: () => this.newest() });
    this.sweeps.register({ name: 'ledger.verify_whole', everySeconds: 60, run: () => this.nightly() });
  }

  private async newest(): Promise<number> {
    await this.minute.run();
    return 0;
  }

  /**
   * One page of the night's run; the sweep asks again until none is open. It begins between one and five o'clock (UTC),
   * once a day; where that hour was missed, as soon as the last one is over a day old. Two processes at one page do the
   * same twice and write it once.
   */
  private async nightly(): Promise<number> {
    const [row] = await this.database.query<{ due: boolean; open: boolean }>(
      `select exists (select from verification.run where kind = 'whole' and state = 'running') as open,
         not exists (select from verification.run where kind = 'whole' and started_at > clock_timestamp() -
           case when extract(hour from clock_timestamp() at time zone 'UTC') between 1 and 4 then interval '20 hours'
                else interval '26 hours' end) as due`,
    );
    if (row === undefined || !(row.open || row.due)) return 0;
    if (!row.open) await this.whole.begin();
    return (await this.whole.step()) ? 1 : 0;
  }
}
