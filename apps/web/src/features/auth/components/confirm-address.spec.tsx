import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { ActivateAccount } from './activate-account.js';
import { ConfirmAddress } from './confirm-address.js';

const PATH = 'GET /users/activeAccount/secret';

it('SEC-14 confirms a new address by a click, and shows the change and who was notified', async () => {
  const calls = answering({ [PATH]: () => ({ data: { email: 'new@example.org', subject: 'email' } }) });
  await render(<ConfirmAddress token="secret" />);
  expect(calls.some(({ path }) => path.includes('activeAccount'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByRole('heading', { name: 'Address confirmed' })).toBeTruthy();
  expect(screen.getByText(/new@example.org.*notified your previous address/u)).toBeTruthy();
});

it('a link that is over leads back to where the change was asked for', async () => {
  answering({ [PATH]: () => ({ status: 410, code: 'auth.link_invalid', message: 'This link is no longer valid.' }) });
  await render(<ConfirmAddress token="secret" />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByText(/This link is no longer valid/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Request the change again' }).getAttribute('href')).toBe('/settings/profile');
});

it('activates an account beside the session of another, and says whose session this browser has', async () => {
  answering({
    [PATH]: () => ({ data: { email: 'new@example.org', subject: 'account', invests: true } }),
    'GET /users/me': () => ({ data: { id: 'u-1', firstName: 'Ada', lastName: 'Byron' } }),
  });
  signIn();
  await render(<ActivateAccount token="secret" />);
  expect(await screen.findByText(/signed in here as .*Ada Byron.*the account it was mailed to/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
  expect(await screen.findByText(/still signed in here as .*Ada Byron/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign out and sign in again' }).getAttribute('href')).toBe('/logout');
});

it.each([
  [true, /^You can now sign in and follow campaigns.*confirm your identity/u],
  [false, /^You can begin your campaign/u],
])('tells of identity whoever opened an account for investing: %s', async (invests, words) => {
  answering({ [PATH]: () => ({ data: { email: 'new@example.org', subject: 'account', invests } }) });
  await render(<ActivateAccount token="secret" />);
  await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
