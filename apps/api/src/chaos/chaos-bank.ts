import type { Calls } from './chaos-calls.js';
import type { World } from './chaos-world.js';

interface Line {
  amount: number;
  text: string;
  /** The bank's own id of the line. */
  ref: string;
}

/** So many of the newest lines are in a file: each file repeats what the one before had. */
const IN_A_FILE = 40;
const MAPPING = { date: 'Day', dateForm: 'ymd', amount: 'Amount', decimal: '.', text: 'Text', bankRef: 'Ref' };

/** The operator's bank: what was transferred to it, and its statements, which finance imports. */
export class Bank {
  readonly lines: Line[] = [];
  private accountId = '';

  constructor(
    private readonly calls: Calls,
    private readonly world: World,
  ) {}

  /** The account that payers are told: two people decide on it. */
  async open(): Promise<void> {
    const body = {
      currency: 'USD',
      holder: 'Chaos Platform',
      bankName: 'Chaos Bank',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      wireFee: 2_000,
      reason: 'Opened',
    };
    const [maker, checker] = this.world.admins;
    const made = await this.calls.ask({ path: '/admin/operator-accounts', token: maker, body });
    this.accountId = String(made?.data['id']);
    const path = `/admin/operator-accounts/${this.accountId}/confirm`;
    const confirmed = await this.calls.ask({ path, token: checker, body: {} });
    if (confirmed?.status !== 201 && confirmed?.status !== 200)
      throw new Error(`The set-up has no account: ${JSON.stringify(confirmed)}`);
  }

  /** Money arrives; the product hears of it by the next file. */
  transfer(text: string, amount: number): void {
    this.lines.push({ amount, text, ref: `chaos-${this.lines.length + 1}` });
  }

  /** Finance imports the newest file. False while there is none, or it could not be imported. */
  async importNewest(day: string, stopped: () => boolean): Promise<boolean> {
    if (this.lines.length === 0) return false;
    const from = Math.max(0, this.lines.length - IN_A_FILE);
    const sum = (lines: readonly Line[]): number => lines.reduce((all, { amount }) => all + amount, 0);
    const [before, inside] = [this.lines.slice(0, from), this.lines.slice(from)];
    const rows = inside.map(({ amount, text, ref }) => `${day},${major(amount)},${text},${ref}`);
    const form = new FormData();
    form.set('accountId', this.accountId);
    form.set('opening', major(sum(before)));
    form.set('closing', major(sum(this.lines)));
    form.set('mapping', JSON.stringify(MAPPING));
    form.set('file', new Blob([['Day,Amount,Text,Ref', ...rows, ''].join('\n')]), 'statement.csv');
    const answer = await this.calls.ask(
      { path: '/admin/bank-statements', token: this.world.admins[0], body: form },
      stopped,
    );
    return answer !== null && answer.status < 300;
  }
}

const major = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
