import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ANSWERS: Answers = {
  'GET /admin/me': () => single(adminOf('finance')),
  'GET /admin/queues': () => single([]),
  'GET /admin/operator-accounts': () => list(),
  'POST /admin/operator-accounts': () => single({}),
};

describe('the account that a person proposes for wire transfers', () => {
  it('has a fee with as many decimals as its currency, and is not sent with more', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/operator-accounts', answers: ANSWERS });
    const sent = () => calls.filter(({ method }) => method === 'POST');
    await user.click(await screen.findByRole('button', { name: 'Propose an account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const fee = dialog.getByLabelText<HTMLInputElement>(/Fee on top/);
    // What is missing is told before anything is sent, and so before the second factor is asked for.
    await user.click(dialog.getByRole('button', { name: 'Propose an account' }));
    expect((await dialog.findAllByText('Fill in this field.')).length).toBe(3);
    expect(dialog.getByText('Enter an IBAN, or an account number with its routing number.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(dialog.getByLabelText('IBAN'), 'DE89370400440532013000');
    await user.type(dialog.getByLabelText(/Account holder/), 'Cairn Escrow');
    await user.type(dialog.getByLabelText(/^Bank\b/), 'First Bank');
    await user.type(dialog.getByLabelText(/Reason/), 'The first account');
    await user.clear(fee);
    await user.type(fee, '20.005');
    await user.click(dialog.getByRole('button', { name: 'Propose an account' }));
    expect(await dialog.findByText('Write an amount, for example 20.00.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.clear(fee);
    await user.type(fee, '20.05');
    await user.click(dialog.getByRole('button', { name: 'Propose an account' }));
    await screen.findByText('Proposed. A second person confirms it.');
    expect(sent().map(({ body }) => (typeof body === 'string' ? (JSON.parse(body) as object) : body))).toMatchObject([
      { wireFee: 2005, currency: 'USD' },
    ]);
  });
});
