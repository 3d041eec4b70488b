import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import Activation from './activation.js';
import Login from './login.js';
import SignUp from './sign-up.js';

const SETTINGS = {
  'GET /recaptcha': () => ({ data: { provider: 'altcha', frontSignupStatus: false } }),
};

it('V-32 an invitation fills its address in and says who invited', async () => {
  answering({
    ...SETTINGS,
    'GET /users/invitations/secret': () => ({ data: { email: 'you@example.org', name: 'Ines Okafor' } }),
  });
  await renderAt(<SignUp />, '/signup?invite=secret');
  expect(await screen.findByText(/Ines Okafor invited you/u)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^E-?mail/iu).value).toBe('you@example.org');
});

it('V-32 one that is over keeps nobody out', async () => {
  answering({
    ...SETTINGS,
    'GET /users/invitations/secret': () => ({ status: 410, code: 'auth.link_invalid', message: 'Over' }),
  });
  await renderAt(<SignUp />, '/signup?invite=secret');
  expect(await screen.findByText(/This invitation has expired/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
});

const WANTED = '/invest/c-1?amount=40000';

const SignInAsked = () => {
  const { state } = useLocation();
  return <p>{JSON.stringify(state)}</p>;
};

const fill = (fields: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};

it('U-01 a visitor who wants to invest returns to the campaign after activating a new account', async () => {
  const user = userEvent.setup();
  answering({ ...SETTINGS, 'POST /users/signup': () => ({ data: { email: 'you@example.org' } }) });
  await renderAt(
    <Routes>
      <Route path="/invest" element={<Navigate to="/login" state={{ from: WANTED }} />} />
      <Route path="/login" element={<Login />} />
      <Route path="/signup" element={<SignUp />} />
      <Route path="/users/activate-account/:id" element={<p>Mail sent</p>} />
    </Routes>,
    '/invest',
  );
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await user.click(screen.getAllByRole('radio')[0] ?? document.body);
  fill({
    'First name': 'Ines',
    'Last name': 'Okafor',
    'E-mail address': 'you@example.org',
    Phone: '+12025550143',
    Password: 'Harbour7!',
    'Confirm password': 'Harbour7!',
  });
  await user.click(screen.getByRole('checkbox', { name: /18/u }));
  await user.click(screen.getByRole('checkbox', { name: /terms/u }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Mail sent')).toBeTruthy();
  expect(localStorage.getItem('wantedPage')).toBe(WANTED);
});

it('U-01 the link of the mail, in a tab of its own, leads on to the page that was wanted, once', async () => {
  localStorage.setItem('wantedPage', WANTED);
  answering({ 'GET /users/activeAccount/secret': () => ({ data: { email: 'you@example.org' } }) });
  await renderAt(
    <Routes>
      <Route path="/users/activate-account/:id" element={<Activation />} />
      <Route path="/login" element={<SignInAsked />} />
    </Routes>,
    '/users/activate-account/secret',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Activate account' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(screen.getByText(JSON.stringify({ from: WANTED }))).toBeTruthy();
  expect(localStorage.getItem('wantedPage')).toBeNull();
});
