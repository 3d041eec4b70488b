import { screen } from '@testing-library/react';
import { storeSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import SignInAgain from './sign-in-again.js';

it('SEC-10 shows the outside captcha where the site asks for one to sign in', async () => {
  storeSession({
    enableTwoFactorAuth: false,
    token: 't',
    expirationDate: new Date(Date.now() + 3_600_000).toISOString(),
  });
  answering({
    'GET /users/me': () => ({ data: { email: 'ines@example.org' } }),
    'GET /recaptcha': () => ({ data: { provider: 'hcaptcha', applicationClient: 'key', frontLoginStatus: true } }),
  });
  await render(<SignInAgain onClose={() => undefined} />);
  expect(await screen.findByTitle('Confirm that you are human')).toBeTruthy();
});
