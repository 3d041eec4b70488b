import { screen } from '@testing-library/react';
import { adminOf, payout, PAYOUT_ID } from '../../testing/records.js';
import { renderConsole, single } from '../../testing/render-console.js';

const show = (sendableAt: string | null, mayRelease: boolean) =>
  renderConsole({
    at: `/payouts/${PAYOUT_ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([]),
      [`GET /admin/payouts/${PAYOUT_ID}`]: () => single(payout({ sendableAt, mayRelease })),
    },
  });

describe('a payout to bank details that are new', () => {
  it('says that it waits, and from when on it can be sent', async () => {
    await show('2099-01-04T09:00:00.000Z', false);
    const release = await screen.findByRole('button', { name: /^Send / });
    expect(release.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/The campaign’s bank details are new/)).toBeTruthy();
    expect(screen.getByText('Can be sent from').parentElement?.textContent).toContain('2099');
  });

  it('can be sent once the waiting time is over', async () => {
    await show('2020-01-04T09:00:00.000Z', true);
    const release = await screen.findByRole('button', { name: /^Send / });
    expect(release.hasAttribute('disabled')).toBe(false);
    expect(screen.queryByText(/The campaign’s bank details are new/)).toBeNull();
  });
});
