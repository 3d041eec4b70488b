import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ACCOUNT = {
  id: '0192f000-0000-7000-8000-000000000601',
  state: 'active',
  currency: 'USD',
  iban: null,
  accountNumber: '998877',
  madeAt: '2026-06-16T09:00:00.000Z',
};
const transfer = {
  kind: 'withdrawal',
  transferId: '0192f000-0000-7000-8000-000000000602',
  number: 'WDR-000007',
  amount: 12_300,
  payee: 'Clara Duval',
  bankName: 'First Bank',
  accountEnd: '6789',
};
const BASE: Answers = {
  'GET /admin/me': () => single(adminOf('finance')),
  'GET /admin/queues': () => single([]),
  'GET /admin/operator-accounts': () => list(ACCOUNT),
  'GET /admin/payment-files': () => list(),
  'GET /admin/bank-statements': () => list(),
};

describe('a file of transfers that is to be made', () => {
  const open = async (transfers: readonly object[], amount: number) => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/payment-files',
      answers: { ...BASE, 'GET /admin/payment-files/to-make': () => single({ currency: 'USD', amount, transfers }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Make a file' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/Account/), await dialog.findByText('998877 (USD)'));
    return dialog;
  };

  it('shows who would be paid before it is made', async () => {
    const dialog = await open([transfer], 12_300);
    expect(await dialog.findByText('Clara Duval')).toBeTruthy();
    expect(dialog.getByText('WDR-000007 · First Bank · account ending in 6789')).toBeTruthy();
    expect(dialog.getByText('1 transfer')).toBeTruthy();
  });

  it('says where nothing can be made', async () => {
    const dialog = await open([], 0);
    expect(await dialog.findByText(/No approved transfer in this account’s currency/)).toBeTruthy();
  });
});

describe('a bank’s CSV file that is imported', () => {
  const choose = async (text: string) => {
    const user = userEvent.setup();
    await renderConsole({ at: '/bank-statements', answers: BASE });
    await user.click(await screen.findByRole('button', { name: 'Import a statement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText(/File/), new File([text], 'june.csv', { type: 'text/csv' }));
    return dialog;
  };

  it('offers the names of its columns', async () => {
    const dialog = await choose('Buchung;Betrag;Zweck\n16.06.2026;1,00;Rent\n');
    const column = await dialog.findByRole('combobox', { name: 'Column of the date' });
    expect(
      within(column)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Choose a column', 'Buchung', 'Betrag', 'Zweck']);
  });

  it('asks for them where its first line names none', async () => {
    const dialog = await choose('A letter\n');
    expect(await dialog.findByRole('textbox', { name: 'Column of the date' })).toBeTruthy();
  });
});
