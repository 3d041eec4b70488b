import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock.js';
import { Config } from '../../kernel/config/config.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { ParkedItems } from '../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { readCentralBankFile } from './central-bank-file.js';
import { RateWriter } from './rate-writer.js';

const PATH = '/stats/eurofxref/eurofxref-daily.xml';
const SOURCE = 'European Central Bank';
const SWEEP = 'rates.import';
const EVERY_SECONDS = 3_600;
const TIMEOUT_MILLISECONDS = 10_000;
/** The real file has two kilobytes. */
const MOST_CHARACTERS = 200_000;

/** Reads the European Central Bank's rates of the day. A rate that somebody has entered for the day stays. */
@Injectable()
export class CentralBankRates implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly writer: RateWriter,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({
      name: SWEEP,
      everySeconds: EVERY_SECONDS,
      // A file that cannot be read or is refused is shown in the console until one can.
      run: async () => {
        await this.parked.each(SWEEP, ['daily'], () => this.import());
        return 0;
      },
    });
  }

  /**
   * @returns how many rates are new; null where the import is switched off
   * @throws where the bank does not answer, its file cannot be read, or a rate in it is implausible: nothing is kept then
   */
  async import(): Promise<number | null> {
    if (this.config.ECB_URL === 'off') return null;
    const lines = readCentralBankFile(await this.dailyFile());
    const today = this.clock.now().toISOString().slice(0, 10);
    if (lines.some(({ date }) => date > today))
      throw new Error('The file of the European Central Bank is of a later day');
    return this.writer.write({ userId: null, email: SWEEP }, lines, {
      source: SOURCE,
      reason: null,
      replaces: null,
      isMeant: false,
      isFirstMeant: true,
      keepsStanding: true,
      refuse: (line, code, params) =>
        new DomainError(code, {
          ...params,
          line,
          rate: lines[line - 1] && `1 EUR = ${lines[line - 1]?.rate} ${lines[line - 1]?.quote}`,
        }),
    });
  }

  private async dailyFile(): Promise<string> {
    const answer = await fetch(this.config.ECB_URL + PATH, {
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The European Central Bank answered ${answer.status}`);
    const text = await answer.text();
    if (text.length > MOST_CHARACTERS) throw new Error('The file of the European Central Bank is too large');
    return text;
  }
}
