import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, campaign, CAMPAIGN_ID } from '../../../testing/records.js';
import { renderConsole, single } from '../../../testing/render-console.js';

const NEXT = {
  amount: 111_000,
  investments: 2,
  closesAt: '2026-12-04T04:59:59.000Z',
  cancelUntil: '2026-12-02T04:59:59.000Z',
  refusal: null,
};
const CLOSING = {
  id: 'k-1',
  number: 1,
  state: 'announced',
  announcedAt: '2026-11-26T09:00:00.000Z',
  closesAt: '2026-12-04T04:59:59.000Z',
  cancelUntil: '2026-12-02T04:59:59.000Z',
  endedAt: null,
  reason: null,
  amount: 111_000,
  fee: null,
  investments: 2,
};
const record = (closings: object[], next: object = NEXT) => single({ currency: 'USD', closed: 0, closings, next });

describe('rolling closings in the console', () => {
  const open = (closings: object[], next: object = NEXT, type: 'debt' | 'equity' = 'equity') => {
    let now = closings;
    return renderConsole({
      at: `/campaigns/${CAMPAIGN_ID}`,
      answers: {
        'GET /admin/me': () => single(adminOf('moderator')),
        'GET /admin/queues': () => single([]),
        [`GET /admin/campaigns/${CAMPAIGN_ID}`]: () =>
          single(campaign({ status: 2, standing: 2, type, opensAt: '2026-10-01T00:00:00.000Z' })),
        [`GET /campaign-closings/${CAMPAIGN_ID}`]: () => record(now, next),
        [`POST /admin/campaigns/${CAMPAIGN_ID}/closings`]: () => record((now = [CLOSING])),
        'POST /admin/campaign-closings/k-1/call-off': () =>
          record((now = [{ ...CLOSING, state: 'called_off', reason: 'The bank asks for a delay' }])),
      },
    });
  };

  it('announces one with its amount and moment, and calls it off with a reason', async () => {
    const user = userEvent.setup();
    const { calls } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Close a part' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close what is paid of “Harbour Row Clinic”?' });
    expect(dialog.textContent).toContain('$1,110.00');
    await user.click(within(dialog).getByRole('button', { name: 'Close a part' }));
    await user.click(await screen.findByRole('button', { name: 'Call off the closing' }));
    const second = await screen.findByRole('dialog');
    await user.type(within(second).getByRole('textbox'), 'The bank asks for a delay');
    await user.click(within(second).getByRole('button', { name: 'Call off the closing' }));
    expect(await screen.findByRole('button', { name: 'Close a part' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      undefined,
      '{"reason":"The bank asks for a delay"}',
    ]);
    await user.click(await screen.findByRole('tab', { name: 'Raise and terms' }));
    expect(await screen.findByRole('heading', { name: 'Rolling closing 1: called off' })).toBeTruthy();
  });

  it('says why none is possible now', async () => {
    await open([], { ...NEXT, refusal: 'target' });
    const button = await screen.findByRole('button', { name: 'Close a part' });
    expect(button.getAttribute('aria-disabled') ?? String((button as HTMLButtonElement).disabled)).toBe('true');
    expect(await screen.findByText(/once the goal is paid/)).toBeTruthy();
  });

  it('says beside the terms why a loan cannot close a part', async () => {
    const user = userEvent.setup();
    await open([], { ...NEXT, refusal: 'debt' }, 'debt');
    await user.click(await screen.findByRole('tab', { name: 'Raise and terms' }));
    expect(await screen.findByText('A loan closes once, for all its lenders.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close a part' })).toBeNull();
  });
});
