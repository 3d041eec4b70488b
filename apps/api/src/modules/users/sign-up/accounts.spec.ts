import { usersApi } from '@cairn/contracts';
import { ApiError } from '@cairn/client';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const SIGN_UP = {
  firstName: 'Ines',
  lastName: 'Okafor',
  email: 'ines@example.org',
  phoneNumber: '+1 415 555 0100',
  password: 'Granite-Path7',
  passwordConfirmation: 'Granite-Path7',
  userType: 'investor' as const,
  termsAccepted: true,
  adult: true,
};

describe('accounts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('V-01 refuses a sign-up and names every field at fault', async () => {
    const refused = await t
      .as(null)
      .send(usersApi.signUp, {
        body: { ...SIGN_UP, firstName: '', email: 'nobody', termsAccepted: false, adult: false },
      })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).fields.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'adult validation.accepted',
      'email validation.email',
      'firstName validation.required',
      'termsAccepted validation.accepted',
    ]);
  });

  it('opens an account that signs in once it is active', async () => {
    await t.as(null).send(usersApi.signUp, { body: SIGN_UP });
    const refused = await t
      .as(null)
      .send(usersApi.login, { body: { email: SIGN_UP.email, password: SIGN_UP.password } })
      .catch((error: unknown) => error);
    expect((refused as ApiError).code).toBe('auth.not_activated');
  });
});
