import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render.js';
import type { Wallet } from '../balance.js';
import { AddMoney } from './add-money.js';

const wallet: Wallet = {
  currency: 'JPY',
  currencyId: 'JPY',
  available: 0,
  userWalletBalance: 0,
  displayLoadMore: false,
  others: [],
  withdrawable: 0,
  withdrawableLater: [],
  returnable: [],
  openTopUps: [],
  frozen: false,
  owed: 0,
  cardMoneyCooldownDays: 120,
  identityNeeded: false,
  accountHolder: null,
  reserved: 0,
  pending: 0,
  topUpMaximum: 15_000_000,
  withdrawalDailyLimit: 10_000_000,
  topUpRails: [{ rail: 'card', minimum: 50, maximum: 750_000, granularity: 1, surcharge: 0 }],
  topUpFeeBasisPoints: 0,
  topUpFeeFlat: 452,
  withdrawalFeeBasisPoints: 0,
  withdrawalFeeFlat: 452,
};

it('says the fee in the wallet’s currency before the amount is sent', async () => {
  const user = userEvent.setup();
  await render(<AddMoney wallet={wallet} />);
  await user.type(screen.getByLabelText('Amount'), '10000');
  expect(screen.getByText('Fee').closest('div')?.textContent).toContain('452');
  expect(screen.getByText('You pay').closest('div')?.textContent).toContain('10,452');
});

it('says that the fee is not known where there is no exchange rate, and asks for nothing', async () => {
  await render(<AddMoney wallet={{ ...wallet, topUpFeeFlat: null }} />);
  expect(screen.getByText(/no exchange rate for JPY today, so the fee cannot be calculated/)).toBeTruthy();
  expect(screen.queryByText('Fee')).toBeNull();
  expect(screen.getByRole('button', { name: /^Add/ }).hasAttribute('disabled')).toBe(true);
});

it('asks for no amount where cards are switched off or do not take the currency', async () => {
  await render(<AddMoney wallet={{ ...wallet, topUpRails: [] }} />);
  expect(screen.getByText(/cannot be added in JPY at the moment/)).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

it('C-06 names what a card takes at a time, where that is less than a top-up may be', async () => {
  const user = userEvent.setup();
  await render(<AddMoney wallet={wallet} />);
  expect(screen.getByText(/^From .*1 to .*750,000\.$/)).toBeTruthy();
  await user.type(screen.getByLabelText('Amount'), '750001');
  expect(screen.getByText(/750,000/u, { selector: '[class*="error"]' })).toBeTruthy();
});
