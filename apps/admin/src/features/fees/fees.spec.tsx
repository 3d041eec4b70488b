import type { Wire } from '@cairn/contracts';
import type { PlatformFee } from '@cairn/contracts/fees/platform-fees';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const FEE_ID = '0192f000-0000-7000-8000-000000000801';

const fee = (changes: Partial<Wire<PlatformFee>> = {}): Wire<PlatformFee> => ({
  id: '0192f000-0000-7000-8000-0000000000fe',
  appliesFrom: '2016-01-01',
  fixedReached: 500,
  flexibleReached: 1_000,
  flexibleMissed: 1_500,
  reason: 'Fees of the product',
  state: 'confirmed',
  current: true,
  makerEmail: null,
  madeAt: '2016-01-01T00:00:00.000Z',
  checkerEmail: null,
  decidedAt: '2016-01-01T00:00:00.000Z',
  mayConfirm: false,
  ...changes,
});
const proposed = (mayConfirm: boolean) =>
  fee({
    id: FEE_ID,
    appliesFrom: '2026-12-01',
    flexibleReached: 850,
    state: 'waiting',
    current: false,
    makerEmail: 'k.lund@example.org',
    decidedAt: null,
    mayConfirm,
  });

const answers = (...fees: Wire<PlatformFee>[]): Answers => ({
  'GET /admin/me': () => single(adminOf('finance')),
  'GET /admin/queues': () => single([]),
  'GET /admin/platform-fees': () => list(...fees),
  'POST /admin/platform-fees': () => single(proposed(false)),
  [`POST /admin/platform-fees/${FEE_ID}/confirm`]: () => single(proposed(true)),
});

describe('C-05 platform fees in the console', () => {
  it('C-11 those that came with the product have no reason of a person', async () => {
    await renderConsole({ at: '/platform-fees', answers: answers(fee()) });
    expect((await screen.findAllByText('Default')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Fees of the product')).toBeNull();
  });

  it('C-05 are proposed from those in force, as percentages', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/platform-fees', answers: answers(fee()) });
    expect(await screen.findByText('In force')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Propose new fees' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose new fees' }));
    const flexible = dialog.getByLabelText<HTMLInputElement>('Flexible raise, goal reached');
    expect(flexible.value).toBe('10');
    await user.clear(flexible);
    await user.type(flexible, '8.5');
    await user.type(dialog.getByLabelText('Applies from'), '2026-12-01');
    await user.type(dialog.getByLabelText('Reason'), 'Another market');
    await user.click(dialog.getByRole('button', { name: 'Propose new fees' }));
    await screen.findByText('The fees were proposed. Another person must confirm them.');
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe(
      JSON.stringify({
        fixedReached: 500,
        flexibleReached: 850,
        flexibleMissed: 1_500,
        appliesFrom: '2026-12-01',
        reason: 'Another market',
      }),
    );
  });

  it('SEC-57 are confirmed by another person, who sees what they confirm', async () => {
    const user = userEvent.setup();
    await renderConsole({ at: '/platform-fees', answers: answers(proposed(true), fee()) });
    await user.click(await screen.findByRole('button', { name: 'Confirm fees' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/8\.5%.* at the goal .*k\.lund@example\.org/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Confirm fees' }));
    await screen.findByText('The fees were confirmed.');
  });

  it('SEC-57 their proposer can only withdraw them', async () => {
    await renderConsole({ at: '/platform-fees', answers: answers(proposed(false), fee()) });
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm fees' }).disabled).toBe(true);
  });
});
