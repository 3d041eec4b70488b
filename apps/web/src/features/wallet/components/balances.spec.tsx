import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Wallet } from '../balance.js';
import { Balances } from './balances.js';

const wallet = {
  currency: 'USD',
  available: 50_000,
  withdrawable: 50_000,
  reserved: 0,
  pending: 0,
  identityNeeded: false,
} as Wallet; // of a wallet, what the balances read

describe('what the available money is for', () => {
  beforeEach(() => answering({ 'GET /site-setting': () => ({ data: { currencyDisplays: [] } }) }));

  it.each([
    [{}, 'to invest or withdraw now'],
    [{ withdrawable: 20_000 }, 'to invest now; $200.00 can be withdrawn'],
    [{ identityNeeded: true }, 'to invest now'],
  ])('with %j: %s', async (change, note) => {
    await render(<Balances wallet={{ ...wallet, ...change }} />);
    expect(screen.getByText(note)).toBeTruthy();
  });

  it.each([
    [{}, 'to withdraw now'],
    [{ withdrawable: 0 }, '$0.00 can be withdrawn now'],
    [{ identityNeeded: true }, 'to withdraw once your identity is confirmed'],
  ])('with %j while the wallet is switched off: %s', async (change, note) => {
    answering({ 'GET /site-setting': () => ({ data: { currencyDisplays: [], walletModule: 'no' } }) });
    await render(<Balances wallet={{ ...wallet, ...change }} />);
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.queryByText(/to invest/u)).toBeNull();
  });
});
