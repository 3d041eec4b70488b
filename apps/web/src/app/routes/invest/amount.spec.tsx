import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering, page } from '../../../testing/answers.js';
import { offerOf, preparationOf } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import Amount from './amount.js';

const MINUTE = 60_000;

/** The page as it is opened while an obstacle stands; what is returned takes it away. */
async function blockedBy(code: string): Promise<() => void> {
  signIn();
  let isBlocked = true;
  answering({
    'GET /pre-investment/c-1': () => ({
      data: preparationOf(isBlocked ? { allowed: false, reasons: [{ code, params: {} }] } : {}),
    }),
    'GET /my-investment': () => page([]),
    'GET /save-investment': () => page([]),
    'GET /equities/front/bergmoor-dairy': () => ({ data: offerOf() }),
  });
  await renderAt(
    <Routes>
      <Route path="/invest/:id" element={<Amount />} />
    </Routes>,
    '/invest/c-1',
  );
  return () => (isBlocked = false);
}

describe('the page of an investment that is not possible yet', () => {
  afterEach(() => jest.useRealTimers());

  it.each(['kyc.under_review', 'accreditation.required', 'investment.campaign_hidden'])(
    'goes on by itself once %s is gone',
    async (code) => {
      jest.useFakeTimers({ advanceTimers: true });
      const clear = await blockedBy(code);
      expect(await screen.findByRole('heading', { level: 1, name: 'Investing is not possible yet' })).toBeTruthy();
      clear();
      await act(() => jest.advanceTimersByTimeAsync(MINUTE));
      expect(await screen.findByLabelText('Amount in USD')).toBeTruthy();
    },
  );
});
