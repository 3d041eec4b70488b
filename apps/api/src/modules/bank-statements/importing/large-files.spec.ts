import { anOperatorAccount, camtOf, importFile, previewFile } from '../../../testing/bank/bank-file.js';
import type { Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const IBAN = 'NL91ABNA0417164300';
const LINES = 8_000;
/** Of the time in which a file is read, the most that no other request may be answered in. */
const MOST_BLOCKED = 0.25;
const FEWEST_REQUESTS = 10;

describe('a bank’s file of many megabytes', () => {
  let t: TestApp;
  let finance: Person;
  let accountId: string;
  beforeAll(async () => {
    t = await startTestApp();
    ({ finance, id: accountId } = await anOperatorAccount(t, { iban: IBAN }));
  });
  afterAll(() => t.close());

  /** Eight megabytes. */
  const text = 'x'.repeat(600);
  const lines = Array.from({ length: LINES }, (_, n) => ({ amount: 100 + n, text: `${text} ${n}`, bankRef: `B${n}` }));
  const camt = (): string => camtOf(lines, { iban: IBAN });

  /** The longest time without a turn of the event loop during a piece of work, as a part of all its time. */
  async function longestStop<T>(work: () => Promise<T>): Promise<{ part: number; requests: number; made: T }> {
    const began = performance.now();
    let [last, longest, over] = [began, 0, false];
    const turn = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    let requests = 0;
    const asking = (async (): Promise<void> => {
      while (!over) {
        expect((await t.http().get('/health/live')).status).toBeLessThan(500);
        requests += 1;
      }
    })();
    const made = await work();
    over = true;
    await asking;
    return { part: longest / (performance.now() - began), requests, made };
  }

  it('is read while other requests are answered', async () => {
    const file = camt();
    const { part, requests, made } = await longestStop(() => previewFile(t, finance, file));
    expect(made.data).toMatchObject([{ account: IBAN, lineCount: LINES, creditCount: LINES, knownCount: 0 }]);
    expect(requests).toBeGreaterThan(FEWEST_REQUESTS);
    expect(part).toBeLessThan(MOST_BLOCKED);
  });

  it('is kept as it was read', async () => {
    const file = camt();
    expect((await importFile(t, finance, file)).data).toMatchObject([{ lineCount: LINES, knownCount: 0 }]);
    expect((await previewFile(t, finance, file)).data).toMatchObject([{ knownCount: LINES, isImported: true }]);
  });

  it('is refused where it is no statement of an account, or says a balance that no amount can be', async () => {
    const code = async (content: string, fields = {}) => (await importFile(t, finance, content, fields)).errors[0];
    expect(await code(camt().slice(0, -30))).toMatchObject({ code: 'statement.form' });
    const great = camtOf([], { iban: IBAN }).replaceAll('>0.00<', '>90000000000000.01<');
    expect(await code(great)).toMatchObject({ field: 'file', code: 'statement.balance_limit' });
    const longer = camtOf([], { iban: IBAN }).replaceAll('>0.00<', '>12345678901234567890<');
    expect(await code(longer)).toMatchObject({ field: 'file', code: 'statement.balance_limit' });
    const csv = { accountId, opening: '90000000000000.01', closing: '0' };
    const mapping = JSON.stringify({ date: 'a', amount: 'b', dateForm: 'ymd', decimal: '.' });
    expect(await code('a,b\n2026-06-16,1', { ...csv, mapping })).toMatchObject({
      field: 'opening',
      code: 'statement.balance_limit',
    });
  });
});
