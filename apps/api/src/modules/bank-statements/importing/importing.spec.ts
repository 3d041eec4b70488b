import {
  anOperatorAccount,
  camtOf,
  importFile,
  previewFile,
  type BankFileLine,
} from '../../../testing/bank/bank-file.js';
import type { Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const IBANS = [
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'BE68539007547034',
  'AT611904300234573201',
  'ES9121000418450200051332',
];

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

  it('knows a statement that comes again, whatever the balance has been since', async () => {
    const iban = IBANS[4] ?? '';
    const wire = { amount: 31_000, text: 'WABCDEFGHJ' };
    const half = camt(iban, 60_000, [wire]);
    await importFile(t, finance, camt(iban, 50_000, [{ amount: 10_000, text: 'Other' }]));
    await importFile(t, finance, half);
    await importFile(t, finance, camt(iban, 91_000, [{ amount: -31_000, text: 'Rent' }]));
    // The same statement with other bytes.
    await importFile(t, finance, half.replace('?>', '?>\n'));
    expect((await kept(iban)).map(({ amount }) => amount)).toEqual(['-31000', '10000', '31000']);
    // Another one that moves the same again is another one.
    await importFile(t, finance, camt(iban, 60_000, [wire]));
    expect((await kept(iban)).filter(({ amount }) => amount === '31000')).toHaveLength(2);
  });

  it('keeps equal lines of two halves of a day that come in the wrong order', async () => {
    const iban = IBANS[5] ?? '';
    const wire = { amount: 31_000, text: 'WABCDEFGHJ' };
    await importFile(t, finance, camt(iban, 31_000, [wire]));
    await importFile(t, finance, camt(iban, 0, [wire]));
    expect(await kept(iban)).toHaveLength(2);
    await importFile(t, finance, camt(iban, 0, [wire, wire]));
    expect(await kept(iban)).toHaveLength(2);
  });

  it('takes no reference for one where the bank gives none', async () => {
    const iban = IBANS[6] ?? '';
    const line = (text: string) => ({ amount: 2_000, text, bankRef: 'NONREF' });
    await importFile(t, finance, camt(iban, 0, [line('One')]));
    await importFile(t, finance, camt(iban, 2_000, [line('Two')]));
    expect(await kept(iban)).toHaveLength(2);
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

  it('is refused beyond what memory holds: of entries, of details, and of one entry', async () => {
    const [, , , iban = ''] = IBANS;
    const one = camt(iban, 0, [{ amount: 100, text: 'One' }]);
    const tooLong = ['statement.too_long', 'statement.too_long'];
    expect(await refused(one.replace('</Stmt>', `${'<Ntry/>'.repeat(120_001)}</Stmt>`))).toEqual(tooLong);
    expect(await refused(one.replace('</NtryDtls>', `${'<TxDtls/>'.repeat(120_001)}</NtryDtls>`))).toEqual(tooLong);
    expect(await refused(one.replace('One', 'x'.repeat(5_000_000)))).toEqual([
      'statement.entry_too_long',
      'statement.entry_too_long',
    ]);
    // The parts of an entry are not counted as entries.
    const parts = '<NtryDtls></NtryDtls>'.repeat(70_000);
    expect((await previewFile(t, finance, one.replace('</Ntry>', `${parts}</Ntry>`))).status).toBe(200);
  });

  it('is refused where elements have no end, and reads a batch whole or not at all', async () => {
    const [, , iban = ''] = IBANS;
    const one = camt(iban, 1_500, [{ amount: 1_000, text: 'Batch' }]);
    expect(await refused(one.replace('</NtryDtls>', `${'<a>'.repeat(20_000)}</NtryDtls>`))).toEqual([
      'statement.form',
      'statement.form',
    ]);
    const details = (amount: string) => `<TxDtls><AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls></TxDtls>`;
    const batch = ['<Amt Ccy="USD">4.00</Amt>', '<Amt Ccy="USD">6.00</Amt>', ''].map(details).join('');
    const { data } = await importFile(t, finance, one.replace(/<TxDtls>.*<\/TxDtls>/s, batch));
    expect(data).toMatchObject([{ lineCount: 1, credits: 1_000 }]);
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
