import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../testing/answers.js';
import { receiptIn } from '../../testing/investments.js';
import { render } from '../../testing/render.js';
import { ReservationNotice } from './reservation-notice.js';

describe('one’s own place in a campaign', () => {
  it('is paid, changed or released while nothing was agreed to', async () => {
    await render(<ReservationNotice reservation={receiptIn('reserved')} />);
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Release the reservation' })).toBeTruthy();
  });

  it('is only cancelled while the bank decides about a debit, after a question that says what becomes of it', async () => {
    const user = userEvent.setup();
    const calls = answering({ 'POST /process-investment/cancel/i-1': () => ({ data: { done: true } }) });
    await render(<ReservationNotice reservation={receiptIn('paying', { clearing: true })} />);
    expect(screen.getByText(/Your bank is deciding about the debit/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel the investment' }));
    expect(await screen.findByText(/can no longer be stopped/)).toBeTruthy();
    expect(calls).toEqual([]);
    const answers = screen.getAllByRole('button', { name: 'Cancel the investment' });
    await user.click(answers.at(-1) ?? document.body);
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
