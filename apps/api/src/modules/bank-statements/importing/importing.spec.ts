import {
  anOperatorAccount,
  camtOf,
  importFile,
  previewFile,
  type BankFileLine,
} from '../../../testing/bank/bank-file.js';
import type { Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const IBANS = ['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606', 'NL91ABNA0417164300'];

describe('a bank’s statement that is imported', () => {
  let t: TestApp;
  let finance: Person;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    t = await startTestApp();
    for (const iban of IBANS) {
      const account = await anOperatorAccount(t, { iban });
      finance = account.finance;
      ids.set(iban, account.id);
    }
  });
  afterAll(() => t.close());

  const camt = (iban: string, opening: number, lines: readonly BankFileLine[]) => camtOf(lines, { iban, opening });
  const kept = async (iban: string): Promise<{ amount: string; day: string }[]> =>
    t.db.query(
      `select amount, booked_on::text as day from bank_line where account = $1 order by booked_on, amount, id`,
      [iban],
    );
  const refused = async (file: string, fields = {}) => {
    const answers = [await previewFile(t, finance, file, fields), await importFile(t, finance, file, fields)];
    expect(answers.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true]);
    return answers.map(({ errors }) => errors[0]?.code);
  };

  const rent = { amount: -10_000, text: 'Rent' };

  it('keeps two lines that say the same in two statements of one day, where one continues the other', async () => {
    const [iban = ''] = IBANS;
    const morning = camt(iban, 50_000, [rent]);
    const evening = camt(iban, 40_000, [rent, { amount: 500, text: 'Interest' }]);
    await importFile(t, finance, morning);
    const { data } = await previewFile(t, finance, evening);
    expect(data).toMatchObject([{ knownCount: 0, expectedOpening: null }]);
    await importFile(t, finance, evening);
    expect((await kept(iban)).map(({ amount }) => amount)).toEqual(['-10000', '-10000', '500']);
    // A statement of the whole day says nothing new.
    const whole = camt(iban, 50_000, [rent, rent, { amount: 500, text: 'Interest' }]);
    await importFile(t, finance, whole);
    await importFile(t, finance, evening);
    expect(await kept(iban)).toHaveLength(3);
  });

  it('knows the two in one file, newest first or not, and tells of a gap', async () => {
    const [, iban = ''] = IBANS;
    const statementOf = (file: string) => /<Stmt>.*<\/Stmt>/s.exec(file)?.[0] ?? '';
    const first = camt(iban, 30_000, [rent]);
    const later = camt(iban, 20_000, [{ ...rent, day: '2026-06-17' }]);
    const both = first.replace('<Stmt>', `${statementOf(later)}<Stmt>`);
    const { data } = await previewFile(t, finance, both);
    expect(data.map(({ firstOn, expectedOpening }) => [firstOn, expectedOpening])).toEqual([
      ['2026-06-16', null],
      ['2026-06-17', null],
    ]);
    await importFile(t, finance, both);
    const gap = camt(iban, 90_000, [{ amount: 700, text: 'Refund', day: '2026-06-17' }]);
    expect((await previewFile(t, finance, gap)).data).toMatchObject([{ expectedOpening: 20_000 }]);
  });

  it('is refused where an entry does not say its direction, and reads none from a comment', async () => {
    const [, , iban = ''] = IBANS;
    const file = camt(iban, 0, [{ amount: 1_500, text: 'One' }]);
    expect(
      await refused(file.replace('<Ntry>', '<Ntry>').replace(/(<Ntry>.*?)<CdtDbtInd>CRDT<\/CdtDbtInd>/s, '$1')),
    ).toEqual(['statement.line', 'statement.line']);
    expect(await refused(file.replace('</Stmt>', '<![CDATA[<Ntry></Ntry>]]></Stmt>'))).toEqual([
      'statement.form',
      'statement.form',
    ]);
    const entry = /<Ntry>.*<\/Ntry>/s.exec(file)?.[0] ?? '';
    const { data } = await importFile(t, finance, file.replace('</Stmt>', `<!-- ${entry} --></Stmt>`));
    expect(data).toMatchObject([{ lineCount: 1, credits: 1_500 }]);
  });

  it('is refused for days that no bank has booked on, and for sums that nothing can hold', async () => {
    const [, , , iban = ''] = IBANS;
    expect(await refused(camt(iban, 0, [{ amount: 100, day: '9999-12-31' }]))).toEqual([
      'statement.line',
      'statement.line',
    ]);
    expect(await refused(camt(iban, 0, [{ amount: 100, day: '1999-12-31' }]))).toEqual([
      'statement.line',
      'statement.line',
    ]);
    const huge = { amount: 8_999_999_999_999_900 };
    expect(await refused(camt(iban, 0, [huge, { amount: -huge.amount }]))).toEqual([
      'statement.total',
      'statement.total',
    ]);
  });

  it('is refused beyond the number of lines that memory holds', async () => {
    const [, , , iban = ''] = IBANS;
    const many = camt(iban, 0, [{ amount: 100 }]).replace('</Stmt>', `${'<Ntry/>'.repeat(120_001)}</Stmt>`);
    expect(await refused(many)).toEqual(['statement.too_long', 'statement.too_long']);
  });

  describe('as CSV', () => {
    const mapping = { date: 'Day', dateForm: 'ymd', amount: 'Amount', decimal: '.', text: 'Text' };
    const fields = (opening: string, closing: string, more = {}) => ({
      accountId: ids.get(IBANS[3] ?? '') ?? '',
      opening,
      closing,
      mapping: JSON.stringify({ ...mapping, ...more }),
    });

    it('reads a sign behind the amount', async () => {
      const csv = 'Day,Amount,Text\n2026-06-16,12.50-,Fee\n2026-06-16,20.00,In\n';
      expect((await importFile(t, finance, csv, fields('0', '7.50'))).data).toMatchObject([
        { credits: 2_000, debits: 1_250 },
      ]);
    });

    it('is refused where a column that counts is there twice', async () => {
      const csv = 'Day,Amount,Amount,Text\n2026-06-16,1.00,2.00,In\n';
      expect(await refused(csv, fields('0', '2'))).toEqual(['statement.column_twice', 'statement.column_twice']);
      const other = 'Day,Amount,Note,Note,Text\n2026-06-16,1.00,a,b,In\n';
      expect((await previewFile(t, finance, other, fields('7.50', '8.50'))).status).toBe(200);
    });
  });
});
