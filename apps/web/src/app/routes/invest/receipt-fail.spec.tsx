import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { receiptIn } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import ReceiptFail from './receipt-fail.js';

const AT = '/receipt-fail?investment=i-1&session_id=cs_1';
const check = (failureCode: string | null) => () => ({
  data: { sessionId: 'cs_1', gatewayResult: 'FAIL', failureCode, state: 'failed' },
});

describe('U-8 a card payment that failed', () => {
  it.each([
    ['insufficient_funds', /not enough money in the account/],
    ['expired_card', /This card has expired/],
    ['do_not_honor', /declined the payment and gave no reason/],
    [null, /closed or expired/],
  ])(
    'U-8 says that nothing was charged, why (%s), what is possible until when, and what to quote',
    async (code, why) => {
      answering({
        'GET /process-investment/i-1': () => ({ data: receiptIn('reserved') }),
        'POST /stripe/check-session': check(code),
      });
      await renderAt(<ReceiptFail />, AT);
      expect(await screen.findByRole('heading', { level: 1, name: /Nothing was charged/ })).toBeTruthy();
      expect(screen.getByText(why)).toBeTruthy();
      expect(screen.getByText(/Your reservation lasts until 20 Nov 2099/)).toBeTruthy();
      expect(screen.getByText('INV-000001')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Choose how to pay' }).getAttribute('href')).toBe('/payment/i-1');
      expect(screen.getByRole('button', { name: 'Release the reservation' })).toBeTruthy();
    },
  );

  it('U-8 says that an account was refused though its page is still open', async () => {
    answering({
      'GET /process-investment/i-1': () => ({ data: receiptIn('paying') }),
      'POST /stripe/check-session': () => ({
        data: { sessionId: 'cs_1', gatewayResult: 'PENDING', failureCode: 'instrument_declined', state: 'open' },
      }),
    });
    await renderAt(<ReceiptFail />, AT);
    expect(await screen.findByText(/declined the payment and gave no reason/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose how to pay' })).toBeTruthy();
  });

  it('U-8 shows that the reservation has ended, and starts again with its amount', async () => {
    answering({
      'GET /process-investment/i-1': () => ({ data: receiptIn('expired') }),
      'POST /stripe/check-session': check(null),
    });
    await renderAt(<ReceiptFail />, AT);
    expect(await screen.findByText(/The reservation has ended/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/invest/c-1?amount=100000');
  });

  it('U-8 claims nothing of an investment that was paid', async () => {
    answering({
      'GET /process-investment/i-1': () => ({ data: receiptIn('received') }),
      'POST /stripe/check-session': check(null),
    });
    await renderAt(
      <Routes>
        <Route path="/receipt-fail" element={<ReceiptFail />} />
        <Route path="/receipt/:id" element="its receipt" />
      </Routes>,
      '/receipt-fail?investment=i-1',
    );
    expect(await screen.findByText('its receipt')).toBeTruthy();
  });
});
