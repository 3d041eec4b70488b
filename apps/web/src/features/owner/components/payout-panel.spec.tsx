import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { TakeAway } from '../api/owner.queries.js';
import { PayoutPanel } from './payout-panel.js';

const takeAway: TakeAway = {
  canReceiveFunds: true,
  funded: true,
  raised: 500_000,
  feeBasisPoints: 1_000,
  fee: 50_000,
  requested: 0,
  paid: 200_000,
  chargedBack: 0,
  available: 250_000,
  owed: 0,
};

const show = async (changes: Partial<TakeAway>) => {
  answering({ 'GET /repayments/payouts/c-1': () => ({ data: [] }) });
  await render(<PayoutPanel campaignId="c-1" currency="USD" takeAway={{ ...takeAway, ...changes }} connects={false} />);
};

describe('C-05 what an owner may be paid', () => {
  it('C-05 is named where something is left', async () => {
    await show({});
    expect(screen.getByText('Available').closest('div')?.textContent).toContain('$2,500.00');
    expect(screen.queryByText('You owe')).toBeNull();
  });

  it('C-05 is owed instead where banks reversed more than was left, and how it is settled is said', async () => {
    await show({ chargedBack: 500_000, available: 0, owed: 250_000 });
    expect(screen.getByText('You owe').closest('div')?.textContent).toContain('$2,500.00');
    expect(screen.getByText(/\$2,500\.00 is deducted from later payouts/u)).toBeTruthy();
    expect(screen.queryByText('Available')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Request/u })).toBeNull();
  });
});
