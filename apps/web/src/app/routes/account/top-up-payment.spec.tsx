import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { linkedAccount } from '../../../testing/linked-account.js';
import { renderAt } from '../../../testing/render.js';
import TopUpPayment from './top-up-payment.js';

const TOP_UP = {
  id: 't-1',
  number: 'TOP-000007',
  amount: 10_000,
  fee: 0,
  surcharge: 0,
  total: 10_000,
  paymentType: 'card',
  currency: 'USD',
  state: 'paying',
  createdAt: '2026-11-20T09:00:00Z',
  receivedAt: null,
  returning: 0,
  returnFailed: 0,
  chargedBack: 0,
  returned: 0,
};

const CARD = { rail: 'card', minimum: 50, maximum: 500_000, granularity: 1, surcharge: 0 };
const UNTIL = '2026-11-20T09:31:00Z';

const cameBack = async (status: object, topUp: object = {}, rails: () => object[] = () => [CARD]) => {
  answering({
    'GET /wallet/preapproval/t-1': () => ({ data: { ...TOP_UP, ...topUp } }),
    'GET /wallet': () => ({
      data: { currency: 'USD', topUpRails: rails(), openTopUps: [{ preapprovalId: 't-1', until: UNTIL }] },
    }),
    'GET /site-setting': () => ({ data: { timezone: 'America/New_York', currencyDisplays: [] } }),
    'GET /ach/accounts': () => ({ data: [linkedAccount({ id: 'a-2' })] }),
    'POST /checkout': () => ({ status: 422, code: 'payment.rail_closed', message: 'Switched off' }),
    'POST /stripe/check-payment': () => ({
      data: { sessionId: 'cs_1', state: 'open', gatewayResult: 'PENDING', failureCode: null, ...status },
    }),
  });
  await renderAt(
    <Routes>
      <Route path="/topup-payment/:id" element={<TopUpPayment />} />
      <Route path="/topup-receipt/:id" element="its receipt" />
    </Routes>,
    '/topup-payment/t-1',
  );
};

describe('coming back from the card page of a top-up', () => {
  it('says that the card was declined, that nothing was charged, why, what is possible, and the number', async () => {
    await cameBack({ failureCode: 'expired_card' });
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toMatch(/Your card was declined\. Nothing was charged\.This card has expired\./);
    expect(textContent).toMatch(/try again or choose another way to pay/);
    expect(textContent).toContain('TOP-000007');
    expect(screen.getByRole('button', { name: 'Pay $100.00 by card' })).toBeTruthy();
  });

  it('says that nothing was charged, and until when the card page is open', async () => {
    await cameBack({});
    const notice = await screen.findByText(/^You started a payment by card and have not finished it/u);
    expect(notice.textContent).toContain('Nothing has been charged.');
    await waitFor(() => expect(notice.textContent).toContain('open until 20 Nov 2026, 04:31 EST'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('by bank debit: is of a linked account once the payer allows it, and leads to what waits for the bank', async () => {
    const user = userEvent.setup();
    await cameBack({}, { state: 'open', paymentType: null }, () => [{ ...CARD, rail: 'ach' }]);
    const calls = answering({
      'GET /wallet/preapproval/t-1': () => ({ data: { ...TOP_UP, state: 'open', paymentType: null } }),
      'GET /wallet': () => ({ data: { currency: 'USD', topUpRails: [{ ...CARD, rail: 'ach' }], openTopUps: [] } }),
      'GET /ach/accounts': () => ({ data: [linkedAccount({ id: 'a-2' })] }),
      'POST /ach/process': () => ({ data: { state: 'clearing', gatewayResult: 'PENDING' } }),
    });
    expect(await screen.findByRole('radio', { name: /^Hill Bank/u })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Pay $100.00 by bank debit' }));
    expect(screen.getByText('Tick this to allow the debit.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'I allow one debit of $100.00 from this account.' }));
    await user.click(screen.getByRole('button', { name: 'Pay $100.00 by bank debit' }));
    expect(await screen.findByText('its receipt')).toBeTruthy();
    const asked = calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(asked?.body ?? '{}')).toEqual({
      purpose: 'top_up',
      id: 't-1',
      accountId: 'a-2',
      amount: 10_000,
      accepted: true,
    });
  });

  it('leads to the receipt when it was paid after all', async () => {
    await cameBack({ state: 'collected', gatewayResult: 'SUCCESS' });
    expect(await screen.findByText('its receipt')).toBeTruthy();
  });

  it('D-4 takes no press while cards are switched off, and says that nothing can be added', async () => {
    await cameBack({}, { state: 'open' }, () => []);
    expect(await screen.findByText(/Money cannot be added in USD at the moment/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose how to pay' }).hasAttribute('disabled')).toBe(true);
  });

  it('D-4 shows a notice when cards were switched off before the click', async () => {
    const answers = [[CARD]];
    await cameBack({}, { state: 'open' }, () => answers.shift() ?? []);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $100.00 by card' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/in this attempt\.Switched off/u);
    expect(await screen.findByText(/Money cannot be added in USD at the moment/)).toBeTruthy();
  });

  it('C-06 shows the fee of a wire in the total once it is chosen, and says that instructions come next', async () => {
    const wire = { rail: 'wire', minimum: 1, maximum: null, granularity: 1, surcharge: 2_000 };
    await cameBack({}, { state: 'open', paymentType: null }, () => [CARD, wire]);
    expect((await screen.findByRole('button', { name: 'Choose how to pay' })).hasAttribute('disabled')).toBe(true);
    await userEvent.click(await screen.findByRole('radio', { name: /Wire transfer/ }));
    expect(screen.getByRole('button', { name: 'Show the transfer instructions' })).toBeTruthy();
    expect(screen.getByText('$120.00')).toBeTruthy();
  });

  it('leads to the receipt when its time is over: there is nothing to pay any more', async () => {
    await cameBack({}, { state: 'expired' });
    expect(await screen.findByText('its receipt')).toBeTruthy();
  });
});
