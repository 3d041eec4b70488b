import {
  adminContentApi,
  communicationApi,
  PREFERENCE_TOPIC_NAMES,
  PREFERENCE_TOPICS,
  profileApi,
  usersApi,
  type PreferenceTopic,
} from '@cairn/contracts';
import { createWords } from '@cairn/i18n';
import { Events } from '../../../kernel/outbox/events.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { MailRecipients } from '../mail/mail-recipients.js';

interface Mail {
  subject: string;
  html: string;
  headers: { name: string; value: string }[];
}

describe('preferences', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const inbox = async (to: string): Promise<Mail[]> =>
    (await t.control<{ messages: Mail[] }>('GET', `/mail?to=${encodeURIComponent(to)}`)).messages;
  const header = (mail: Mail | undefined, name: string): string | undefined =>
    mail?.headers.find((line) => line.name === name)?.value;
  const choose = (
    person: Person,
    topic: PreferenceTopic,
    channels: Partial<Record<'email' | 'site' | 'browser', boolean>>,
  ) =>
    person.api.send(communicationApi.createPreferences, {
      body: { topics: [{ topic, email: false, site: false, browser: false, ...channels }] },
    });
  const follow = async (person: Person, actor: Person): Promise<void> => {
    await t.db.inTx((tx) => t.get(Events).emit(tx, 'user.followed', { userId: person.id, actorId: actor.id }));
    await t.settle();
  };
  const notices = async (person: Person) =>
    (await person.api.send(communicationApi.notifications, { query: {} })).items;

  it('begin with the rule of each topic, and keep only what differs', async () => {
    const person = await aPerson(t);
    const before = await person.api.send(communicationApi.preferences, {});
    expect(before).toMatchObject({ id: null, language: null });
    expect(before.topics.map(({ topic }) => topic)).toEqual(PREFERENCE_TOPIC_NAMES);
    for (const { topic, email } of before.topics) expect(email).toBe(PREFERENCE_TOPICS[topic].email !== 'off');
    const kept = await person.api.send(communicationApi.createPreferences, { body: { topics: before.topics } });
    const [row] = await t.db.query<{ choices: object }>('select choices from email_preference where user_id = $1', [
      person.id,
    ]);
    expect(Object.values(row?.choices ?? {}).every((choice) => Object.keys(choice as object).length === 0)).toBe(true);
    const params = { id: kept.id ?? '' };
    expect(
      await person.api.send(communicationApi.changePreferences, { params, body: { language: 'ar' } }),
    ).toMatchObject({
      language: 'ar',
    });
    const other = await aPerson(t);
    expect(await refusalOf(other.api.send(communicationApi.changePreferences, { params, body: {} }))).toBe(
      'request.not_found',
    );
  });

  it('hold in each channel: mail, site, and the browser that says the site’s aloud', async () => {
    const actor = await aPerson(t);
    const cases = [
      { chosen: { email: true }, mails: 1, notices: [] },
      { chosen: { site: true }, mails: 0, notices: [false] },
      { chosen: { site: true, browser: true }, mails: 0, notices: [true] },
      { chosen: { browser: true }, mails: 0, notices: [] },
      { chosen: {}, mails: 0, notices: [] },
    ];
    for (const { chosen, mails, notices: expected } of cases) {
      const person = await aPerson(t);
      await choose(person, 'follows', chosen);
      await follow(person, actor);
      expect((await inbox(person.email)).length).toBe(mails);
      expect((await notices(person)).map(({ browser }) => browser)).toEqual(expected);
    }
  });

  it('cannot switch off what money and safety depend on', async () => {
    const person = await aPerson(t);
    const kept = await choose(person, 'security', {});
    expect(kept.topics.find(({ topic }) => topic === 'security')).toEqual({
      topic: 'security',
      email: true,
      site: true,
      browser: false,
    });
    await t.db.inTx((tx) => t.get(Events).emit(tx, 'user.password_changed', { userId: person.id }));
    await t.settle();
    expect(await inbox(person.email)).toHaveLength(1);
    expect(await notices(person)).toHaveLength(1);
  });

  it.each(['en', 'fr', 'ar'] as const)('write mails in the language chosen for notices: %s', async (language) => {
    const [person, actor] = [await aPerson(t, { language: language === 'en' ? 'fr' : 'en' }), await aPerson(t)];
    await person.api.send(communicationApi.createPreferences, { body: { language } });
    await choose(person, 'follows', { email: true });
    await follow(person, actor);
    const [mail] = await inbox(person.email);
    const name = (
      await t.db.query<{ name: string }>(`select first_name || ' ' || last_name as name from app_user where id = $1`, [
        actor.id,
      ])
    )[0]?.name;
    expect(mail?.subject).toBe(createWords().in(language)('mail.followed.subject', { actor: name }));
    expect(mail?.html).toContain(`<html lang="${language}"`);
  });

  it('are changed by one press of the mail program’s button, for that topic alone', async () => {
    const [person, actor] = [await aPerson(t), await aPerson(t)];
    await choose(person, 'follows', { email: true, site: true });
    await follow(person, actor);
    const [mail] = await inbox(person.email);
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const link = header(mail, 'List-Unsubscribe') ?? '';
    const path = new URL(link.slice(1, -1)).pathname.replace('/api/v1.1', '');
    const press = (at: string) =>
      t
        .http()
        .post(`/api/v1.1${at}`)
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .then(({ status }) => status);
    expect(await press(`${path.slice(0, -2)}xx`)).toBe(410);
    expect(await press(path.replace('follows', 'messages'))).toBe(410);
    expect(await press(path)).toBe(200);
    await follow(person, actor);
    expect(await inbox(person.email)).toHaveLength(1);
    expect(await notices(person)).toHaveLength(2);
    const { topics } = await person.api.send(communicationApi.preferences, {});
    expect(topics.find(({ topic }) => topic === 'messages')?.email).toBe(true);
  });

  it('SEC-41 no mail that must arrive offers to be left', async () => {
    const person = await aPerson(t);
    await t.db.inTx((tx) => t.get(Events).emit(tx, 'user.password_changed', { userId: person.id }));
    await t.settle();
    const [mail] = await inbox(person.email);
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(mail, 'List-Unsubscribe')).toBeUndefined();
  });

  it('C-11 a language that is withheld is spoken to nobody, chosen by nobody, and kept by those who had it', async () => {
    const owner = await aPerson(t, { adminRole: 'super' });
    const person = await aPerson(t, { language: 'fr' });
    const offer = (enabled: boolean) =>
      owner.api.send(adminContentApi.changeLanguage, { params: { id: 'fr' }, body: { enabled } });
    const refused = (token: string | null, query = '') => {
      const call = t.http().get(`/api/v1.1/content-pages/nowhere${query}`).set('accept-language', 'fr-FR');
      return (token === null ? call : call.set('authorization', `Bearer ${token}`)).then(({ body }) => body.message);
    };
    const french = await refused(null, '?lng=fr');
    expect([await refused(person.token), await refused(null)]).toEqual([french, french]);
    const mails = t.get(MailRecipients);
    const mailed = async () => (await mails.of({ userId: person.id }))?.language;
    expect(await mailed()).toBe('fr');

    await offer(false);
    const english = await refused(null, '?lng=en');
    expect(english).not.toBe(french);
    for (const said of [await refused(person.token), await refused(null), await refused(null, '?language=fr')])
      expect(said).toBe(english);
    expect(await mailed()).toBe('en');

    const other = await aPerson(t);
    const body = { language: 'fr' } as const;
    const signUp = {
      ...body,
      firstName: 'Ada',
      lastName: 'Stone',
      email: 'ada.stone@example.org',
      phoneNumber: '+14155550123',
      userType: 'investor' as const,
      termsAccepted: true,
      adult: true,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    };
    for (const choice of [
      t.as(null).send(usersApi.signUp, { body: signUp }),
      other.api.send(profileApi.update, { body }),
      other.api.send(communicationApi.createPreferences, { body }),
    ])
      expect((await failureOf(choice)).fields).toMatchObject([{ field: 'language', code: 'validation.option_closed' }]);
    // What one had is no new choice.
    expect((await person.api.send(profileApi.update, { body })).language).toBe('fr');

    await offer(true);
    expect([await refused(person.token), await mailed()]).toEqual([french, 'fr']);
  });
});
