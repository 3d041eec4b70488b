import { ask } from '../../harness/api.js';
import type { Stack } from '../../harness/stack.js';
import type { Admin } from '../console.js';
import { proveAdmin, signAdminIn } from '../prepared-admin.js';

const DAY_LENGTH = 10;
const major = (minor: number): string => (minor / 100).toFixed(2);

/** What came to the operator's account, by its bank's files. */
export class OperatorBank {
  private readonly lines: { day: string; minor: number; text: string }[] = [];

  private constructor(
    private readonly stack: Stack,
    private token: string,
    private readonly accountId: string,
  ) {}

  /** An account that payers are told, on which two people have decided; the first imports the files, without a browser. */
  static async open(stack: Stack, maker: Admin, checker: Admin): Promise<OperatorBank> {
    const proven = async (admin: Admin): Promise<string> =>
      proveAdmin(stack, admin, (await signAdminIn(stack, admin)).token);
    const [token, other] = [await proven(maker), await proven(checker)];
    const body = {
      currency: 'USD',
      holder: 'Example Platform Inc',
      bankName: 'Example Bank',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      wireFee: 2_000,
      reason: 'Opened',
    };
    const path = '/admin/operator-accounts';
    const { id } = await ask<{ id: string }>(stack.site, 'POST', path, { token, body });
    await ask(stack.site, 'POST', `${path}/${id}/confirm`, { token: other, body: {} });
    return new OperatorBank(stack, token, id);
  }

  /** On a later day, when the session of whoever imports has ended. */
  async signIn(admin: Admin): Promise<void> {
    this.token = await proveAdmin(this.stack, admin, (await signAdminIn(this.stack, admin)).token);
  }

  /** A transfer arrives, and the bank's file of all so far is imported. */
  async receive(text: string, minor: number): Promise<void> {
    const day = (await this.stack.sandbox.now()).toISOString().slice(0, DAY_LENGTH);
    this.lines.push({ day, minor, text });
    const rows = this.lines.map((line) => `${line.day},${major(line.minor)},${line.text}`);
    const form = new FormData();
    form.set('accountId', this.accountId);
    form.set('opening', '0.00');
    form.set('closing', major(this.lines.reduce((sum, line) => sum + line.minor, 0)));
    form.set('mapping', JSON.stringify({ date: 'Day', dateForm: 'ymd', amount: 'Amount', decimal: '.', text: 'Text' }));
    form.set('file', new Blob([['Day,Amount,Text', ...rows, ''].join('\n')]), 'statement.csv');
    await ask(this.stack.site, 'POST', '/admin/bank-statements', { token: this.token, body: form });
  }
}
