import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { TakeAway } from '../queries.js';
import { ToDo } from './to-do.js';

const takeAwayOf = (funded: boolean) => ({ funded }) as TakeAway; // all that it reads
const instalment = (id: string, dueDate: string, campaignId = 'c-1') => ({
  id,
  campaignId,
  state: 'due',
  amount: 52_000,
  currency: 'USD',
  dueDate,
});

it('names late payments of this campaign first, then the next one', async () => {
  const late = instalment('r-1', '2026-11-07');
  answering({
    'GET /repayments/overdue': () => ({ data: [late, instalment('r-9', '2026-11-01', 'c-2')] }),
    'GET /repayments/get-repayment/c-1': () => ({
      data: { repayments: [late, instalment('r-2', '2027-02-07'), instalment('r-3', '2027-05-07')] },
    }),
  });
  await render(<ToDo campaignId="c-1" takeAway={takeAwayOf(true)} connects={false} />);
  expect(await screen.findByText('Was due on 7 Nov 2026.')).toBeTruthy();
  expect(await screen.findByText('Due on 7 Feb 2027.')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Pay $520.00', 'Pay $520.00']);
});

it('asks for the payout account while there is none, and is not there when nothing waits', async () => {
  answering({ 'GET /stripe-connect': () => ({ data: [] }) });
  const { unmount } = await render(<ToDo campaignId="c-1" takeAway={takeAwayOf(false)} connects />);
  expect(await screen.findByRole('link', { name: 'Connect a payout account' })).toBeTruthy();
  unmount();
  await render(<ToDo campaignId="c-1" takeAway={takeAwayOf(false)} connects={false} />);
  expect(screen.queryByText('To do')).toBeNull();
});
