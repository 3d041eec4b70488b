import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { ChooseTypeForm } from './choose-type-form.js';

// A form that is left without a session is kept there.
beforeEach(() => sessionStorage.clear());

const show = async (isInvestor: boolean, userId = 'u-1', from?: { id: string; name: string; type: 'equity' }) => {
  const calls = answering({
    'GET /manage-options/campaign-type': () => ({
      data: [{ id: 'o-1', code: 'equity', name: 'Equity', offered: true }],
    }),
    'POST /campaigns/equities': () => ({ data: { campaignDetail: { id: 'c-1' } } }),
  });
  const onBecameBoth = () => Promise.resolve();
  const { unmount } = await render(<ChooseTypeForm {...{ userId, isInvestor, onBecameBoth, from }} />);
  return { calls, unmount };
};

it('offers the types that operators have switched on', async () => {
  await show(false);
  await waitFor(() => expect(screen.queryByText('Loan')).toBeNull());
  expect(screen.getByText('Equity')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('R-04 begins no campaign of an investor who has not agreed that the account is for both', async () => {
  const user = userEvent.setup();
  const { calls } = await show(true);
  const agreed = await screen.findByRole('checkbox', { name: /use it to raise capital/ });
  await user.click(screen.getByText('Equity'));
  await user.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(await screen.findByText(/Tick the box above/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(agreed);
  await user.click(screen.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ type: 'equity', becomeBoth: true });
  });
});

it('U-18 a session that ends keeps the name and the type of a campaign for the one who began it', async () => {
  signIn();
  const left = await show(false);
  await userEvent.click(screen.getByText('Equity'));
  await userEvent.type(screen.getByRole('textbox'), 'Clearfold Water');
  act(clearSession);
  left.unmount();
  signIn();
  const other = await show(false, 'u-2');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  other.unmount();
  await show(false);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Clearfold Water');
  expect(screen.getByRole('radio', { name: /Equity/ })).toHaveProperty('checked', true);
  expect(screen.getByText(/^Your session ended before this was saved/)).toBeTruthy();
});

const EARLIER = '0192f000-0000-7000-8000-000000000301';

it('begins with an earlier campaign, and says what is copied and what is not', async () => {
  const { calls } = await show(false, 'u-1', { id: EARLIER, name: 'Clearfold Water', type: 'equity' });
  expect(await screen.findByText('It begins with “Clearfold Water”.')).toBeTruthy();
  expect(screen.getByText(/^Texts, links, terms and answers are copied/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ type: 'equity', copyOf: EARLIER });
  });
});
