import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { renderConsole, single, type Answers } from '../../testing/render-console.js';

const SINCE = '2026-11-18T08:00:00.000Z';
const STATE = {
  frozenSince: SINCE,
  cause: 'I3: L:wallet:somebody:USD',
  isRunning: false,
  wholeAt: SINCE,
  wholeHeld: false,
  minuteAt: SINCE,
  broken: [
    {
      invariant: 'I3',
      claim: 'each balance is the sum of its lines',
      cause: 'L:wallet:somebody:USD',
      at: SINCE,
      freezes: true,
    },
  ],
};

const answers = (role: Parameters<typeof adminOf>[0], state: object = STATE): Answers => ({
  'GET /admin/me': () => single(adminOf(role)),
  'GET /admin/queues': () => single([{ queue: 'ledger-verification', count: 1, oldest: SINCE }]),
  'GET /admin/ledger/trial-balance': () => single({ rows: [], balanced: true, at: SINCE }),
  'GET /admin/ledger/verification': () => single(state),
  'POST /admin/ledger/verification/lift': () => single({ ...STATE, frozenSince: null, broken: [] }),
});

describe('M-4 verification in the console', () => {
  it('M-4 shows what broke with its cause, and lifts the freeze with a reason', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/ledger/verification', answers: answers('finance') });
    expect(await screen.findByText('L:wallet:somebody:USD')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Outgoing money is frozen');
    await user.click(screen.getByRole('button', { name: 'Lift the freeze' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Mended and verified');
    await user.click(dialog.getByRole('button', { name: 'Lift the freeze' }));
    await screen.findByText('Outgoing money is allowed again.');
    const lifted = calls.find(({ path }) => path.startsWith('/admin/ledger/verification/lift'));
    expect(lifted?.body).toBe('{"reason":"Mended and verified"}');
  });

  it('C-11 says in the language of the screen what should hold', async () => {
    await renderConsole({ at: '/ledger/verification', answers: answers('finance'), language: 'fr' });
    expect(await screen.findByText(/Chaque solde est la somme de ses lignes/)).toBeTruthy();
    expect(screen.queryByText(/each balance is/)).toBeNull();
  });

  it('M-4 an operator reads it and has no buttons', async () => {
    await renderConsole({ at: '/ledger/verification', answers: answers('operator') });
    expect(await screen.findByText('L:wallet:somebody:USD')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify now' })).toBeNull();
  });

  it('M-4 Today says that money is frozen', async () => {
    await renderConsole({ at: '/', answers: answers('finance') });
    expect((await screen.findByRole('alert')).textContent).toContain('Outgoing money is frozen');
  });
});
