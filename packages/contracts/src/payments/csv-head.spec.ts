import { csvColumnsOf, csvDelimiterOf } from './csv-head.js';

describe('the first line of a CSV file', () => {
  it.each([
    ['with commas', 'Day,Amount,Text\n1,2,3', ['Day', 'Amount', 'Text']],
    [
      'with semicolons, and quotes around what holds one',
      '\uFEFF"Tag; Monat";Betrag;"Zweck ""neu"" hier"\r\n',
      ['Tag; Monat', 'Betrag', 'Zweck "neu" hier'],
    ],
    ['with tabs', 'Date\tMontant', ['Date', 'Montant']],
    ['without names', 'A letter to the bank', []],
    ['of XML', '<?xml version="1.0"?>', []],
    ['of a quote that does not end', '"Day,Amount', []],
    ['of nothing', '', []],
  ])('%s', (_of, text, columns) => {
    expect(csvColumnsOf(text)).toEqual(columns);
  });

  it('says what parts the columns', () => {
    expect([csvDelimiterOf('a;b,c'), csvDelimiterOf('a\tb,c'), csvDelimiterOf('a,b'), csvDelimiterOf('a')]).toEqual([
      ';',
      '\t',
      ',',
      ',',
    ]);
  });
});
