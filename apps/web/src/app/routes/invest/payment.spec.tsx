import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering, type Asked } from '../../../testing/answers.js';
import { preparationOf, receiptIn } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import Payment from './payment.js';

/** The page as its payer comes back to it from the card page, by what the provider says of the payment. */
const cameBack = async (status: object): Promise<Asked[]> => {
  const calls = answering({
    'POST /process-investment/reserve/i-1': () => ({ data: receiptIn('paying', { paymentType: 'card' }) }),
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
    ['insufficient_funds', /not enough money in the account/],
    ['expired_card', /This card has expired/],
    ['generic_decline', /declined the payment and gave no reason/],
  ])('says that the card was declined, that nothing was charged, why (%s), and what is possible', async (code, why) => {
    const calls = await cameBack({ failureCode: code });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/Your card was declined\. Nothing was charged\./);
    expect(notice.textContent).toMatch(why);
    expect(notice.textContent).toMatch(
      /Your reservation is kept until 20 Nov 2099.* try again, choose another of the ways to pay below, or change the amount/,
    );
    expect(notice.textContent).toContain('INV-000001');
    expect(screen.getByRole('link', { name: 'Change the amount' }).getAttribute('href')).toBe('/invest/c-1');
    expect(screen.getByText(/Another card or the same one/)).toBeTruthy();
    expect(calls.find(({ path }) => path === '/stripe/check-payment')?.body).toBe(
      '{"purpose":"investment","id":"i-1"}',
    );
  });

  it('shows it as well when the page has expired since', async () => {
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

describe('D-4 cards are switched off', () => {
  const [wallet, card] = preparationOf().rails;
  const show = async (investment: object, preparations: object[]) => {
    const asked: string[] = [];
    answering({
      'POST /process-investment/reserve/i-1': () => ({ data: { ...receiptIn('reserved'), ...investment } }),
      'GET /process-investment/i-1': () => ({ data: { ...receiptIn('reserved'), ...investment } }),
      'GET /pre-investment/c-1': () => ({ data: preparations.length > 1 ? preparations.shift() : preparations[0] }),
      'POST /checkout': () => ({ status: 422, code: 'payment.rail_closed', message: 'Switched off' }),
      'POST /process-investment/wallet-investment-completed/i-1': () => {
        asked.push('paid from the wallet');
        return { data: receiptIn('received') };
      },
    });
    await renderAt(
      <Routes>
        <Route path="/payment/:id" element={<Payment />} />
        <Route path="/receipt/:id" element="its receipt" />
      </Routes>,
      '/payment/i-1',
    );
    return asked;
  };
  const onlyWallet = (more: object = {}) => preparationOf({ rails: wallet ? [wallet] : [], ...more });

  it('after the choice: the press is refused, the choice is gone, and the wallet pays', async () => {
    const user = userEvent.setup();
    const asked = await show({}, [preparationOf(), onlyWallet()]);
    await user.click(await screen.findByRole('radio', { name: /Card/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/in this attempt\.Switched off/u);
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Card/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Choose how to pay' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    expect(await screen.findByText('its receipt')).toBeTruthy();
    expect(asked).toEqual(['paid from the wallet']);
  });

  it('before the page is opened: leaves the wallet to be chosen, and does not speak of cards', async () => {
    await show({}, [onlyWallet()]);
    expect((await screen.findByRole('radio', { name: /Wallet/ })).hasAttribute('disabled')).toBe(false);
    expect(screen.queryByText(/Card payments are not available/u)).toBeNull();
  });

  it('and the wallet is short: says both, and does not send people to a wallet that takes no card', async () => {
    await show({}, [onlyWallet({ walletBalance: 1_000 })]);
    expect(
      await screen.findByText(/Card payments are not available at the moment, and your wallet balance is too low/u),
    ).toBeTruthy();
    expect(screen.queryByText(/No way of paying is open/u)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add money to the wallet' })).toBeNull();
  });

  it('after the choice, and the wallet is short: does not say beside the wallet that nothing is open', async () => {
    const user = userEvent.setup();
    await show({}, [preparationOf({ walletBalance: 1_000 }), onlyWallet({ walletBalance: 1_000 })]);
    await user.click(await screen.findByRole('radio', { name: /Card/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    expect(await screen.findByText(/your wallet balance is too low for this investment/u)).toBeTruthy();
    expect(screen.getByText(/Balance: \$10\.00/u)).toBeTruthy();
    expect(screen.queryByText(/No way of paying is open/u)).toBeNull();
  });

  it('and the wallet is closed, too: says that nothing can be paid', async () => {
    await show({}, [preparationOf({ rails: [] })]);
    expect(await screen.findByText(/No payment method is available at the moment/u)).toBeTruthy();
  });

  it('claims of a card page that was left no longer that it can be finished here', async () => {
    await show({ state: 'paying' }, [onlyWallet()]);
    const notice = await screen.findByText(/You started a card payment and have not finished it/);
    expect(notice.textContent).toMatch(/Nothing has been charged\. If you choose another way to pay/u);
  });

  it('leads to the wallet for money while cards are taken', async () => {
    await show({}, [preparationOf({ walletBalance: 1_000, rails: wallet && card ? [wallet, card] : [] })]);
    expect(await screen.findByRole('link', { name: 'Add money to the wallet' })).toBeTruthy();
  });
});

describe('the page of a reservation that has ended', () => {
  const show = async (state: 'reserved' | 'cancelled' | 'expired' | 'received', reservedUntil: string) => {
    answering({
      'POST /process-investment/reserve/i-1': () => ({
        status: 409,
        code: 'investment.bad_transition',
        message: 'Over',
      }),
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
    await show('reserved', new Date(Date.now() + 30 * 60_000).toISOString());
    expect(await screen.findByText(/^Reserved for/u)).toBeTruthy();
  });

  it('one that a transfer or a bank has days for says until when, and counts no minutes', async () => {
    await show('reserved', '2099-11-20T10:00:00Z');
    expect(await screen.findByText(/^Your place is held until/u)).toBeTruthy();
    expect(screen.queryByText(/^Reserved for/u)).toBeNull();
  });
});
