import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
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
  expect(await screen.findByText(/Ines Okafor has invited you/u)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^E-?mail/iu).value).toBe('you@example.org');
});

it('V-32 one that is over keeps nobody out', async () => {
  answering({
    ...SETTINGS,
    'GET /users/invitations/secret': () => ({ status: 410, code: 'auth.link_invalid', message: 'Over' }),
  });
  await renderAt(<SignUp />, '/signup?invite=secret');
  expect(await screen.findByText(/This invitation is over/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
});
