/** Something that can be watched: it runs until `ended`, and then gives the reason. */
export interface Living {
  /** Its exit status, where that is known. */
  readonly ended: Promise<number | string | void>;
  lastWords(lines?: number): string;
  stop(): Promise<void>;
}

const FIRST_WAIT_SECONDS = 1;
const LONGEST_WAIT_SECONDS = 30;
/** A process that has run for so long has started: a later end has another cause. */
const SETTLED_MILLISECONDS = 60_000;
/** After this many exits in a row the message reports a fault, and not only the exit. */
const MANY = 5;

/** Seconds to wait before the next start, after so many ends in a row, from 1. */
export const waitSeconds = (ends: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (ends - 1));

const LONGEST_LINE = 300;
const lastLine = (text: string): string =>
  (text.trimEnd().split('\n').at(-1) ?? '').slice(0, LONGEST_LINE).replace(/\.$/, '');

/** What happens when something ends unexpectedly: it is restarted with a message, or the caller is notified. */
export type Care<L> = { restart: (line: string) => void } | { tell: (living: L) => void };

/**
 * Keeps something running: when it ends unexpectedly, reports it in one line and starts it again, with waits that
 * grow from one second to thirty and restart after a minute of uptime. Never gives up, and never ends this process.
 */
export class Watch<L extends Living> {
  private living: L | null = null;
  private ends = 0;
  private over = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly name: string,
    private start: () => L | Promise<L>,
    private readonly care: Care<L>,
  ) {}

  /** The present one; null between an end and the next start. */
  get present(): L | null {
    return this.living;
  }

  /** The first start. @throws what the start throws: the caller reports an error of the first start */
  async begin(): Promise<L> {
    return this.follow(await this.start());
  }

  /** Ends the present one on purpose and starts another in its place, perhaps in another way. */
  async replace(start: () => L | Promise<L> = this.start): Promise<void> {
    this.start = start;
    clearTimeout(this.timer);
    const before = this.living;
    this.living = null;
    await before?.stop();
    this.ends = 0;
    if (!this.over) await this.again();
  }

  async stop(): Promise<void> {
    this.over = true;
    clearTimeout(this.timer);
    const last = this.living;
    this.living = null;
    await last?.stop();
  }

  private follow(living: L): L {
    this.living = living;
    const since = Date.now();
    void living.ended.then((how) => {
      if (this.living !== living) return; // stopped or replaced
      this.living = null;
      if ('tell' in this.care) {
        this.care.tell(living);
        return;
      }
      if (Date.now() - since >= SETTLED_MILLISECONDS) this.ends = 0;
      this.later(how === undefined ? 'has ended' : `has ended (${how})`, living.lastWords(6));
    });
    return living;
  }

  private later(what: string, words: string): void {
    this.ends += 1;
    const seconds = waitSeconds(this.ends);
    const why = words === '' ? '' : `: ${lastLine(words)}`;
    const line =
      this.ends < MANY
        ? `The ${this.name} ${what}${why}. It starts again in ${seconds} s.`
        : `The ${this.name} does not stay up: it ended ${this.ends} times in a row${why}. The next try is in ${seconds} s.`;
    if ('restart' in this.care) this.care.restart(line);
    this.timer = setTimeout(() => void this.again(), seconds * 1000);
  }

  private async again(): Promise<void> {
    try {
      const living = await this.start();
      if (this.over) await living.stop();
      else this.follow(living);
    } catch (error) {
      if (!this.over) this.later('cannot be started', error instanceof Error ? error.message : String(error));
    }
  }
}
