import { usersApi, type FailureEnvelope, type FieldError } from '@cairn/contracts';
import { passwordMatches } from '../../../kernel/crypto/passwords.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { UserLinks } from '../accounts/user-links.js';

const SIGN_UP = {
  firstName: 'Ines',
  lastName: 'Okafor',
  email: 'ines@example.org',
  phoneNumber: '+1 415 555 0100',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  userType: 'investor' as const,
  termsAccepted: true,
  adult: true,
};

describe('signing up', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const signUp = (change: object = {}) => t.as(null).send(usersApi.signUp, { body: { ...SIGN_UP, ...change } });
  const fieldsOf = async (change: object): Promise<string[]> =>
    (await failureOf(signUp(change))).fields.map(({ field, code }: FieldError) => `${field} ${code}`);
  const accepted = (change: object) => signUp({ email: `ok${Math.random()}@example.org`, ...change });

  const newestLink = async (email: string): Promise<string> => {
    const [row] = await t.db.query<{ id: string }>(
      `select l.id from user_link l join app_user u on u.id = l.user_id where u.email = $1 order by l.created_at desc limit 1`,
      [email],
    );
    return t.get(UserLinks).secretOf(row?.id ?? '');
  };
  const activate = (token: string) => t.as(null).send(usersApi.activate, { params: { token } });

  it('V-01 names, email, phone, password, type, terms and age are mandatory', async () => {
    const answer = await t.http().post('/api/v1.1/users/signup').send({});
    const { errors = [] } = answer.body as FailureEnvelope;
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'adult',
      'email',
      'firstName',
      'lastName',
      'password',
      'phoneNumber',
      'termsAccepted',
      'userType',
    ]);
  });

  it('refuses a name that the site or its staff goes by', async () => {
    expect(await fieldsOf({ firstName: 'Cairn', lastName: 'Support' })).toEqual(['firstName user.name_reserved']);
    expect(await fieldsOf({ firstName: 'Ann', lastName: 'Administrator' })).toEqual(['firstName user.name_reserved']);
  });

  it('C-08 nobody under 18, and nobody who does not say so', async () => {
    expect(await fieldsOf({ adult: false })).toEqual(['adult validation.accepted']);
    expect(await fieldsOf({ adult: 'yes' })).toEqual(['adult validation.accepted']);
    expect(await fieldsOf({ termsAccepted: 1 })).toEqual(['termsAccepted validation.accepted']);
  });

  it.each([
    ['seven characters', 'Gran-7a'],
    ['no upper case', 'granite-path7'],
    ['no lower case', 'GRANITE-PATH7'],
    ['no digit', 'Granite-Path'],
    ['no special character', 'GranitePath77'],
    ['a blank for a special character', 'Granite Path77'],
  ])('V-02 refuses a password with %s', async (_what, password) => {
    expect(await fieldsOf({ password, passwordConfirmation: password })).toEqual(['password validation.password']);
  });

  it('V-02 the confirmation has to match, blanks included; what everybody uses is refused', async () => {
    expect(await fieldsOf({ passwordConfirmation: `${PASSWORD} ` })).toEqual([
      'passwordConfirmation validation.password_mismatch',
    ]);
    expect(await fieldsOf({ password: 'Password1!', passwordConfirmation: 'Password1!' })).toEqual([
      'password user.password_known',
    ]);
    const long = `Aa1-${'x'.repeat(124)}`;
    expect(await accepted({ password: long, passwordConfirmation: long })).toHaveProperty('email');
    expect(await fieldsOf({ password: `${long}x`, passwordConfirmation: `${long}x` })).toEqual([
      'password validation.max_length',
    ]);
  });

  it('SEC-15 long passwords are kept whole, leaked ones refused, and what is stored is argon2id', async () => {
    const long = `Aa1-${'y'.repeat(100)}`;
    await accepted({ email: 'long@example.org', password: long, passwordConfirmation: long });
    const [row] = await t.db.query<{ hash: string }>(
      `select password_hash as hash from app_user where email = 'long@example.org'`,
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(row?.hash ?? null, long)).toBe(true);
    expect(await passwordMatches(row?.hash ?? null, long.slice(0, 72))).toBe(false);
    expect(await fieldsOf({ password: 'P@ssword123', passwordConfirmation: 'P@ssword123' })).toEqual([
      'password user.password_known',
    ]);
  });

  it('V-03 a first or last name has at most 20 characters, in any script', async () => {
    for (const name of ['firstName', 'lastName']) {
      expect(await fieldsOf({ [name]: 'x'.repeat(21) })).toEqual([`${name} validation.max_length`]);
    }
    expect(await fieldsOf({ lastName: ' '.repeat(5) })).toEqual(['lastName validation.required']);
    expect(await accepted({ firstName: 'x'.repeat(20), lastName: 'عبد الرحمن' })).toHaveProperty('email');
  });

  it.each(['1234567', '12345678901234', 'phone', '+1 (415) 555-01x0', '++14155550100', ''])(
    'V-07 refuses the phone number %j',
    async (phoneNumber) => expect((await fieldsOf({ phoneNumber }))[0]).toMatch(/^phoneNumber validation\./),
  );
  it.each(['12345678', '+1234567890123', '+33 (0)6-12-34-56-78'])(
    'V-07 takes the phone number %s',
    async (phoneNumber) => expect(await accepted({ phoneNumber })).toHaveProperty('email'),
  );

  it.each(['nobody', 'a@b', '@example.org', 'a b@example.org', 'a@example..org', 'a@example.org\r\nBcc: x@y.org'])(
    'V-08 refuses the email %j',
    async (email) => expect(await fieldsOf({ email })).toEqual(['email validation.email']),
  );
  it('V-08 asks for an email that is missing', async () =>
    expect(await fieldsOf({ email: '' })).toEqual(['email validation.required']));
  it('V-08 an email is compared without its case', async () => {
    await accepted({ email: ' Case.Test@Example.ORG ' });
    await signUp({ email: 'case.test@example.org', firstName: 'Other' });
    const rows = await t.db.query<{ name: string }>(
      `select first_name as name from app_user where lower(email) = 'case.test@example.org'`,
    );
    expect(rows).toEqual([{ name: 'Ines' }]);
  });

  it('SEC-9 says the same when the email is taken, and tells its owner by mail', async () => {
    const first = await signUp();
    expect(await signUp({ password: 'Basalt-Road8', passwordConfirmation: 'Basalt-Road8' })).toEqual(first);
    const topics = await t.db.query<{ topic: string }>(
      `select topic from kernel.outbox where topic like 'user.sign%' and body ->> 'email' = $1`,
      [SIGN_UP.email],
    );
    expect(topics).toEqual([{ topic: 'user.sign_up_repeated' }]);
    expect(
      await refusalOf(t.as(null).send(usersApi.login, { body: { email: SIGN_UP.email, password: 'Basalt-Road8' } })),
    ).toBe('auth.bad_credentials');
  });

  it('the mailed link activates, twice alike; an older one and a wrong one do not', async () => {
    const email = 'link@example.org';
    await signUp({ email });
    const first = await newestLink(email);
    await t.as(null).send(usersApi.resendActivation, { body: { email } });
    await t.drain();
    const second = await newestLink(email);
    expect(await refusalOf(activate(first))).toBe('auth.link_invalid');
    expect(await activate(second)).toEqual({ email, subject: 'account', invests: true });
    expect(await activate(second)).toEqual({ email, subject: 'account', invests: true });
    expect(await refusalOf(activate('x'))).toBe('auth.link_invalid');
    expect(await t.as(null).send(usersApi.login, { body: { email, password: PASSWORD } })).toHaveProperty('token');
  });

  it('a user who ticks the newsletter is on its list once the address is confirmed, and only then', async () => {
    const listed = () =>
      t.db.query(
        `select n.email, n.language from newsletter_subscription n join app_user u on u.id = n.user_id
         where n.email like '%letter@example.org' and n.unsubscribed_at is null`,
      );
    await signUp({ email: 'with-letter@example.org', newsletter: true, language: 'fr' });
    await signUp({ email: 'without-letter@example.org', userType: 'campaign-owner' });
    expect(await listed()).toEqual([]);
    await activate(await newestLink('with-letter@example.org'));
    expect(await activate(await newestLink('without-letter@example.org'))).toMatchObject({ invests: false });
    expect(await listed()).toEqual([{ email: 'with-letter@example.org', language: 'fr' }]);
    expect(await fieldsOf({ newsletter: 'perhaps' })).toEqual(['newsletter validation.required']);
  });
});
