import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering, type Asked } from '../../../testing/answers.js';
import { preparationOf, receiptIn } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import Payment from './payment.js';

/** The page as its payer comes back to it from the card page, by what the provider says of the payment. */
const cameBack = async (status: object): Promise<Asked[]> => {
  const calls = answering({
    'GET /process-investment/i-1': () => ({ data: receiptIn('paying', { paymentType: 'card' }) }),
    'GET /pre-investment/c-1': () => ({ data: preparationOf() }),
    'POST /stripe/check-payment': () => ({
      data: { sessionId: 'cs_1', state: 'open', gatewayResult: 'PENDING', failureCode: null, ...status },
    }),
  });
  await renderAt(
    <Routes>
      <Route path="/payment/:id" element={<Payment />} />
      <Route path="/receipt/:id" element="its receipt" />
    </Routes>,
    '/payment/i-1',
  );
  return calls;
};

describe('coming back from the card page', () => {
  it.each([
    ['insufficient_funds', /does not hold enough money/],
    ['expired_card', /This card has expired/],
    ['generic_decline', /declined the payment and gave no reason/],
  ])('says that the card was declined, that nothing was charged, why (%s), and what is possible', async (code, why) => {
    const calls = await cameBack({ failureCode: code });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/Your card was declined\. Nothing was charged\./);
    expect(notice.textContent).toMatch(why);
    expect(notice.textContent).toMatch(/Until 20 Nov 2099.* another card, pay from your wallet, or change the amount/);
    expect(notice.textContent).toContain('INV-000001');
    expect(screen.getByRole('link', { name: 'Change the amount' }).getAttribute('href')).toBe('/invest/c-1');
    expect(screen.getByText(/Another card or the same one/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe('{"purpose":"investment","id":"i-1"}');
  });

  it('says so as well when the page has run out of time since', async () => {
    await cameBack({ state: 'expired', gatewayResult: 'FAIL', failureCode: 'generic_decline' });
    expect(await screen.findByText(/Your card was declined/)).toBeTruthy();
  });

  it('claims no decline where the page was only left', async () => {
    await cameBack({});
    expect(await screen.findByText(/You started a card payment and have not finished it/)).toBeTruthy();
    expect(screen.queryByText(/declined/)).toBeNull();
  });

  it('claims no decline where the provider never opened a page', async () => {
    await cameBack({ sessionId: '', state: 'expired', gatewayResult: 'FAIL', failureCode: 'never_opened' });
    expect(await screen.findByRole('radio', { name: /Wallet/ })).toBeTruthy();
    expect(screen.queryByText(/declined/)).toBeNull();
  });

  it('leads to the receipt when the payment was made after all', async () => {
    await cameBack({ state: 'collected', gatewayResult: 'SUCCESS' });
    expect(await screen.findByText('its receipt')).toBeTruthy();
  });
});

describe('the page of a reservation that has ended', () => {
  const show = async (state: 'reserved' | 'cancelled' | 'expired' | 'received', reservedUntil: string) => {
    answering({
      'GET /process-investment/i-1': () => ({ data: receiptIn(state, { reservedUntil }) }),
      'GET /pre-investment/c-1': () => ({ data: preparationOf() }),
    });
    await renderAt(
      <Routes>
        <Route path="/payment/:id" element={<Payment />} />
      </Routes>,
      '/payment/i-1',
    );
  };

  it.each(['cancelled', 'expired'] as const)(
    '%s: says so, not for how long it lasts, and keeps the amount',
    async (state) => {
      await show(state, '2099-11-20T10:00:00Z');
      expect(await screen.findByText('The reservation has ended. Nothing was charged.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/invest/c-1?amount=100000');
      expect(screen.queryByText(/^Reserved for/u)).toBeNull();
    },
  );

  it('of one that was paid says nothing of a reservation either', async () => {
    await show('received', '2099-11-20T10:00:00Z');
    expect(await screen.findByText('This investment has already been paid.')).toBeTruthy();
    expect(screen.queryByText(/^Reserved for/u)).toBeNull();
  });

  it('one that still lasts says how long', async () => {
    await show('reserved', '2099-11-20T10:00:00Z');
    expect(await screen.findByText(/^Reserved for/u)).toBeTruthy();
  });
});
