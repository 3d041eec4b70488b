import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering, page } from '../../../testing/answers.js';
import { offerOf, preparationOf } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import Amount from './amount.js';

const MINUTE = 60_000;

const open = (address: string) =>
  renderAt(
    <Routes>
      <Route path="/invest/:id" element={<Amount />} />
    </Routes>,
    address,
  );

/** The page as it is opened while an obstacle stands; what is returned takes it away. */
async function blockedBy(code: string, address = '/invest/c-1'): Promise<() => void> {
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
  await open(address);
  return () => (isBlocked = false);
}

describe('the page of an investment that is not possible yet', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.useRealTimers());

  it('keeps the amount of its address for when it is come back to without one', async () => {
    await blockedBy('kyc.required', '/invest/c-1?amount=80000');
    expect(await screen.findByRole('heading', { level: 1, name: 'Investing is not possible yet' })).toBeTruthy();
    cleanup();
    const clear = await blockedBy('kyc.required');
    cleanup();
    clear();
    await open('/invest/c-1');
    expect(await screen.findByLabelText('Amount in USD')).toHaveProperty('value', '800');
  });

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
