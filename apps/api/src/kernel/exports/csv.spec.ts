import { writeCsv } from './csv.js';

describe('SEC-38 CSV', () => {
  const cellsOf = (value: unknown): string => writeCsv([{ it: value }]).split('\r\n')[1] ?? '';

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠x'])(
    'no cell is a formula: %j',
    (text) => {
      expect(cellsOf(text)).toBe(`"'${text}"`);
    },
  );

  it('leaves figures and words as they are', () => {
    for (const value of [-5, '-5.25', 12n, 'Clearfold Water', true]) expect(cellsOf(value)).toBe(`"${value}"`);
  });

  it('quotes what would end a cell or a line', () => {
    expect(writeCsv([{ a: 'x"y', b: 'one, two\nthree' }])).toBe('\ufeff"a","b"\r\n"x""y","one, two\nthree"\r\n');
  });

  it('keeps one column for each field of any row, and writes dates, lists and nothing', () => {
    const rows = [{ at: new Date(0), none: null }, { extra: { a: [1n] } }];
    expect(writeCsv(rows).split('\r\n')).toEqual([
      '\ufeff"at","none","extra"',
      '"1970-01-01T00:00:00.000Z","",""',
      '"","","{""a"":[""1""]}"',
      '',
    ]);
  });
});
