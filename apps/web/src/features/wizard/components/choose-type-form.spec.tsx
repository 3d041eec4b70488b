import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { ChooseTypeForm } from './choose-type-form.js';

const show = async (isInvestor: boolean) => {
  const calls = answering({
    'GET /manage-options/campaign-type': () => ({ data: [{ id: 'o-1', code: 'equity', name: 'Equity' }] }),
    'POST /campaigns/equities': () => ({ data: { campaignDetail: { id: 'c-1' } } }),
  });
  await render(<ChooseTypeForm isInvestor={isInvestor} onBecameBoth={() => Promise.resolve()} />);
  return calls;
};

it('offers the types that operators have switched on', async () => {
  await show(false);
  await waitFor(() => expect(screen.queryByText('A loan')).toBeNull());
  expect(screen.getByText('Capital, for shares')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('R-04 begins no campaign of an investor who has not agreed that the account is for both', async () => {
  const user = userEvent.setup();
  const calls = await show(true);
  const agreed = await screen.findByRole('checkbox', { name: /raising funds from now on/ });
  await user.click(screen.getByText('Capital, for shares'));
  await user.click(screen.getByRole('button', { name: 'Start the draft' }));
  expect(await screen.findByText(/Agree that your account also raises funds/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(agreed);
  await user.click(screen.getByRole('button', { name: 'Start the draft' }));
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ type: 'equity', becomeBoth: true });
  });
});
