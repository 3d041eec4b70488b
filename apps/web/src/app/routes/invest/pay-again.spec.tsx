import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { preparationOf, receiptIn } from '../../../testing/investments.js';
import { linkedAccount } from '../../../testing/linked-account.js';
import { renderAt } from '../../../testing/render.js';
import Payment from './payment.js';

const DEBIT = { rail: 'ach' as const, maximum: null, minimum: 1, granularity: 1, surcharge: 0 };

it('a debit that is agreed to after one was declined is shown as under way', async () => {
  const user = userEvent.setup();
  let isPaid = false;
  const investment = () => receiptIn('paying', { paymentType: 'ach' });
  const status = () => ({
    sessionId: 'd-1',
    rail: 'ach',
    amount: 100_000,
    ...(isPaid
      ? { state: 'clearing', gatewayResult: 'PENDING', failureCode: null }
      : { state: 'failed', gatewayResult: 'FAIL', failureCode: 'R01' }),
  });
  answering({
    'POST /process-investment/reserve/i-1': () => ({ data: investment() }),
    'GET /process-investment/i-1': () => ({ data: investment() }),
    'GET /pre-investment/c-1': () => ({ data: preparationOf({ rails: [DEBIT] }) }),
    'GET /ach/accounts': () => ({ data: [linkedAccount()] }),
    'POST /stripe/check-payment': () => ({ data: status() }),
    'POST /ach/process': () => {
      isPaid = true;
      return { data: status() };
    },
  });
  await renderAt(
    <Routes>
      <Route path="/payment/:id" element={<Payment />} />
    </Routes>,
    '/payment/i-1',
  );
  expect(await screen.findByText('There was not enough money in the bank account.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^US bank account/ }));
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
  expect(await screen.findByRole('heading', { name: 'Your bank is deciding' })).toBeTruthy();
});
