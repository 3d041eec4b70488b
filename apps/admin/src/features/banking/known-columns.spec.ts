import { recognised } from './known-columns.js';

describe('the columns of a bank’s CSV file are recognised by their names', () => {
  it('in German, with the day and the decimal mark of such a file', () => {
    const columns = [
      'Buchungstag',
      'Valuta',
      'Auftraggeber/Zahlungspflichtiger',
      'IBAN',
      'Verwendungszweck',
      'Betrag',
      'Währung',
    ];
    expect(recognised(columns)).toEqual({
      date: 'Buchungstag',
      counterparty: 'Auftraggeber/Zahlungspflichtiger',
      counterpartyAccount: 'IBAN',
      text: 'Verwendungszweck',
      amount: 'Betrag',
      dateForm: 'dmy',
      decimal: ',',
    });
    expect(recognised(['Valuta', 'Soll', 'Haben'])).toMatchObject({ date: 'Valuta', debit: 'Soll', credit: 'Haben' });
  });

  it('in French, whatever the accents and the case', () => {
    expect(recognised(['Date', 'LIBELLÉ', 'Montant', 'Devise'])).toEqual({
      date: 'Date',
      text: 'LIBELLÉ',
      amount: 'Montant',
      dateForm: 'dmy',
      decimal: ',',
    });
  });

  it('in English, where the form of a day is not known; what is unknown is left to be chosen', () => {
    expect(recognised(['Date', 'Description', 'Paid in', 'Paid out', 'Balance'])).toEqual({
      date: 'Date',
      text: 'Description',
      credit: 'Paid in',
      debit: 'Paid out',
    });
    expect(recognised(['A', 'B'])).toEqual({});
  });
});
