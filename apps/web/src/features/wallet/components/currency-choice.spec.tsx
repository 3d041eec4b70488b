import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render.js';
import type { Wallet } from '../balance.js';
import { CurrencyChoice } from './currency-choice.js';

const wallet = (others: Wallet['others']) => ({ currency: 'USD', available: 150_000, others }) as unknown as Wallet; // what it reads of one

it('D-25 offers the wallets in other currencies, each with what is in it', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  await render(
    <CurrencyChoice wallet={wallet([{ currency: 'EUR', available: 42_000 }])} onChange={(code) => chosen.push(code)} />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Currency of the wallet' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '€420.00' }));
  expect(chosen).toEqual(['EUR']);
});

it('asks nothing of who has one wallet', async () => {
  await render(<CurrencyChoice wallet={wallet([])} onChange={() => undefined} />);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
