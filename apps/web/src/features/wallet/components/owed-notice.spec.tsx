import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Wallet } from '../balance.js';
import { OwedNotice } from './owed-notice.js';

const wallet = { currency: 'USD', owed: 0 } as Wallet; // of a wallet, what the notice reads

describe('a wallet whose owner owes money', () => {
  beforeEach(() => answering({ 'GET /site-setting': () => ({ data: { currencyDisplays: [] } }) }));

  it('B-3 says how much, and that what comes in settles it', async () => {
    await render(<OwedNotice wallet={{ ...wallet, owed: 450_000 }} />);
    expect(screen.getByText(/You owe \$4,500\.00: .* is used to settle it first\./)).toBeTruthy();
  });

  it('says nothing where nothing is owed', async () => {
    await render(<OwedNotice wallet={wallet} />);
    expect(screen.queryByText(/You owe/)).toBeNull();
  });
});
