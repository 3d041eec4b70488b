import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, identity, IDENTITY_ID } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const path = `/admin/identities/${IDENTITY_ID}`;
const answers: Answers = {
  'GET /admin/identities': () => list(identity()),
  'GET /admin/me': () => single(adminOf('compliance')),
  'GET /admin/queues': () => single([]),
  [`GET ${path}`]: () => single(identity()),
  [`POST ${path}/reveal`]: () => single({ field: 'ssn', value: '901654242' }),
};

describe('SEC-50 a masked value of an identity', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('SEC-50 is shown with a reason, alone, for sixty seconds', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { calls } = await renderConsole({ at: `/identities/${IDENTITY_ID}`, answers });
    expect(await screen.findByText('1991-••-••')).toBeTruthy();
    expect(screen.getByText('••• •• 4242')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show: Tax number' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Show: Tax number' });
    await user.click(confirm);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.type(dialog.getByLabelText('Reason'), 'Compared with the passport');
    await user.click(confirm);
    expect(await screen.findByText('901654242')).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toBe(JSON.stringify({ field: 'ssn', reason: 'Compared with the passport' }));
    expect(screen.getByText('1991-••-••')).toBeTruthy();
    act(() => jest.advanceTimersByTime(61_000));
    expect(document.body.innerHTML).not.toContain('901654242');
  });

  it('SEC-50 an amount is shown in its currency', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const amount = () => single({ field: 'yearlyIncome', value: '8512345', currency: 'GBP' });
    await renderConsole({
      at: `/identities/${IDENTITY_ID}`,
      answers: { ...answers, [`POST ${path}/reveal`]: amount },
    });
    await user.click(await screen.findByRole('button', { name: 'Show: Yearly income' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Compared with the tax form');
    await user.click(dialog.getByRole('button', { name: 'Show: Yearly income' }));
    expect(await screen.findByText('£85,123.45')).toBeTruthy();
  });
});
